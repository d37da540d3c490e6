import fs from 'node:fs';
import path from 'node:path';

interface PackageJson {
  readonly exports?: Readonly<Record<string, unknown>> | string;
}

/** Folders without modules that apps import. */
const SKIPPED_FOLDERS = new Set([
  'esm',
  'modern',
  'node',
  'legacy',
  'node_modules',
  'src',
  'umd',
  'plugin',
]);

/** Modules that demos never import, some of which need packages that aren't installed. */
const SKIPPED_MODULES =
  /^(react-dom\/(server|static|test-utils|profiling)|@emotion\/.*\/(macro|types.*|_iso.*|base)|@toolpad\/core\/(nextjs|react-router|vite)|.*\/(package\.json|themeAugmentation|moduleAugmentation\/.*|internals\/demo)$)/;

/**
 * Lists the module names that a package may be imported by: its exports and, unless they exclude it, every
 * folder with an index. The caller has to check whether a name resolves.
 */
export function listModules(packageDir: string, name: string): string[] {
  const { exports } = JSON.parse(
    fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8'),
  ) as PackageJson;
  const keys = typeof exports === 'object' ? Object.keys(exports) : [];
  const exported = keys.filter(
    (key) =>
      key.startsWith('./') && !key.includes('*') && (exports as object)[key as never] !== null,
  );
  const allowsFolders = keys.length === 0 || keys.includes('./*');
  const folders = allowsFolders
    ? fs
        .readdirSync(packageDir, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name))
        .map((entry) => entry.name)
        .filter((folder) => hasIndex(path.join(packageDir, folder)))
    : [];
  const names = [
    name,
    ...exported.map((key) => name + key.slice(1)),
    ...folders.map((folder) => `${name}/${folder}`),
  ];
  return [...new Set(names)].filter((module) => !SKIPPED_MODULES.test(module)).sort();
}

/** Lists the modules in a folder of a package without `exports`: `dayjs/locale/de`. */
export function listFolderModules(packageDir: string, name: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(packageDir, folder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${name}/${folder}/${file.slice(0, -3)}`)
    .sort();
}

function hasIndex(folder: string): boolean {
  return ['index.js', 'index.mjs', 'package.json'].some((file) =>
    fs.existsSync(path.join(folder, file)),
  );
}
