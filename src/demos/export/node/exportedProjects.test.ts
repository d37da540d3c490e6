import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { readDemoFiles } from '../../demos/node/readDemoFiles';
import { collectDependencies } from '../model/collectDependencies';
import { createExportProject } from '../model/createExportProject';
import { readInstalledPackages } from './readInstalledPackages';

const SITE_DIR = path.resolve(__dirname, '../../../..');

/** A page of each product, whose first demo is exported. */
const PAGES = [
  'docs/material-ui/react-button',
  'docs/material-ui/react-dialog',
  'docs/joy-ui/react-button',
  'docs/system/react-box',
  'docs/x/react-data-grid',
  'docs/x/react-data-grid/row-grouping', // imports shared data, which imports another file
  'docs/x/react-date-pickers/date-picker',
  'docs/x/react-charts/bars',
  'docs/x/react-tree-view/simple-tree-view/items',
  'docs/toolpad/core/react-dashboard-layout',
];

let folder = '';
beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'exported-')));
  fs.symlinkSync(path.join(SITE_DIR, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

function findEntry(page: string): string {
  const demos = fs
    .readdirSync(path.join(SITE_DIR, page))
    .filter((file) => /^[A-Z]\w*\.tsx$/.test(file));
  const [first] = demos.sort();
  if (first === undefined) throw new Error(`${page} doesn't have a demo.`);
  return path.join(SITE_DIR, page, first);
}

/** Writes the project of a page's first demo. Returns its folder. */
async function writeProject(page: string, folderName = page.replaceAll('/', '-')): Promise<string> {
  const entry = findEntry(page);
  const name = path.basename(entry, '.tsx');
  const packages = readInstalledPackages(SITE_DIR);
  const { dependencies } = await readDemoFiles(entry, name);
  const sources = dependencies.map((file) => ({
    name: path.basename(file),
    code: fs.readFileSync(file, 'utf8'),
  }));
  const files = createExportProject({ name, files: sources, variant: 'TS', packages });
  const dir = path.join(folder, folderName);
  for (const [file, code] of Object.entries(files)) {
    const target = path.join(dir, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, code);
  }
  return dir;
}

/** Type-checks projects with their own configuration. Returns errors with file and line. */
function typeCheck(dirs: readonly string[]): string[] {
  const configs = dirs.map((dir) => {
    const { config } = ts.readConfigFile(path.join(dir, 'tsconfig.json'), ts.sys.readFile);
    return ts.parseJsonConfigFileContent(config, ts.sys, dir);
  });
  const names = configs.flatMap(({ fileNames }) => fileNames);
  expect(names.length).toBeGreaterThanOrEqual(dirs.length * 2);
  const program = ts.createProgram(names, configs[0]?.options ?? {});
  const diagnostics = [
    ...configs.flatMap(({ errors }) => errors),
    ...ts.getPreEmitDiagnostics(program),
  ];
  return diagnostics.map(({ file, start, messageText }) => {
    const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
    const name = path.relative(folder, file?.fileName ?? '');
    return `${name}:${String(line)} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

test('no demo needs a package that the site does not have', () => {
  const docs = path.join(SITE_DIR, 'docs');
  const files = fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(2000);
  const packages = readInstalledPackages(SITE_DIR);
  const unknown = files.flatMap((file) => {
    const code = fs.readFileSync(path.join(docs, file), 'utf8');
    return Object.entries(collectDependencies([code], packages))
      .filter(([, version]) => version === 'latest')
      .map(([name]) => `${file}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

describe('types', () => {
  let diagnostics: string[] = [];
  // A single program, because separate ones would each read the types of the same packages.
  beforeAll(async () => {
    const wrong = await writeProject('docs/material-ui/react-button', 'wrong');
    fs.appendFileSync(
      path.join(wrong, 'src/main.tsx'),
      'export const wrong: number = <Demo size={1} />;\n',
    );
    diagnostics = typeCheck([
      ...(await Promise.all(PAGES.map((page) => writeProject(page)))),
      wrong,
    ]);
  }, 180_000);
  const isWrong = (line: string): boolean => line.startsWith('wrong/');

  test('are correct in the projects of all products', () => {
    expect(diagnostics.filter((line) => !isWrong(line))).toEqual([]);
  });

  test('report a wrong prop', () => {
    expect(diagnostics.filter(isWrong).join('\n')).toMatch(/^wrong\/src\/main\.tsx:\d+ /);
  });
});

test.each(PAGES)(
  'the project of %s depends on everything it imports',
  async (page) => {
    const dir = await writeProject(page);
    const { dependencies, devDependencies } = JSON.parse(
      fs.readFileSync(path.join(dir, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
    const { metafile } = await build({
      entryPoints: [path.join(dir, 'src/main.tsx')],
      bundle: true,
      write: false,
      metafile: true,
      jsx: 'automatic',
      logLevel: 'silent',
      outdir: dir,
      preserveSymlinks: true,
    });
    const imported = Object.entries(metafile.inputs)
      .filter(([file]) => file.includes('/src/') && !file.includes('node_modules'))
      .flatMap(([, { imports }]) => imports.map(({ path: file }) => file))
      .map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1])
      .filter((name): name is string => name !== undefined);
    expect(imported.length).toBeGreaterThan(1);
    expect(imported.filter((name) => dependencies[name] === undefined)).toEqual([]);
  },
  60_000,
);

test('Vite builds an exported project', async () => {
  const dir = await writeProject('docs/material-ui/react-button');
  const vite = path.join(SITE_DIR, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: dir,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(fs.existsSync(path.join(dir, 'dist/index.html'))).toBe(true);
}, 60_000);
