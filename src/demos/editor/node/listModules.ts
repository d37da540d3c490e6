import fs from 'node:fs';
import path from 'node:path';

interface PackageJson {
  readonly exports?: Readonly<Record<string, unknown>> | string;
}

/** Folders that hold no module for readers. */
const SKIPPED = new Set([
  'esm',
  'modern',
  'node',
  'legacy',
  'node_modules',
  'src',
  'umd',
  'plugin',
]);

/** Readers never import these; some of them need packages that are not installed. */
const UNWANTED =
  /^(react-dom\/(server|static|test-utils|profiling)|@emotion\/.*\/(macro|types.*|_iso.*|base)|@toolpad\/core\/(nextjs|react-router|vite)|.*\/(package\.json|themeAugmentation|moduleAugmentation\/.*|internals\/demo)$)/;

/**
 * The names under which a package's modules can be imported: its exports, and every folder
 * with an index. Whether a name really resolves is for the caller to find out.
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
  const isOpen = keys.length === 0 || keys.includes('./*');
  const folders = isOpen
    ? fs
        .readdirSync(packageDir, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name))
        .map((entry) => entry.name)
        .filter((folder) => hasIndex(path.join(packageDir, folder)))
    : [];
  const names = [
    name,
    ...exported.map((key) => name + key.slice(1)),
    ...folders.map((folder) => `${name}/${folder}`),
  ];
  return [...new Set(names)].filter((module) => !UNWANTED.test(module)).sort();
}

/** The modules in a folder of a package without exports: `dayjs/locale/de`. */
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
