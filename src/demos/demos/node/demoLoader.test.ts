import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoCssLoader, demoLoadLoader, demoLoader, stylesheetLoader } from './demoLoader';
import type { LoaderContext } from './demoLoader';
import { readServerData } from '../../../foundation/site/node/serverData';
import type { DemoPack } from '../../editor/model/demoFiles';

// Highlighting takes a worker thread and a second, and isn't what these tests are about.
jest.mock('../../../writing/code/node/highlight', () => ({
  highlight: (code: string) => Promise.resolve(code),
}));

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-loader-'));
  fs.symlinkSync(
    path.resolve(__dirname, '../../../../node_modules'),
    path.join(dir, 'node_modules'),
  );
});
afterEach(() => {
  fs.rmSync(dir, { recursive: true });
});

function write(name: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  fs.writeFileSync(path.join(dir, name), text);
}

interface Run {
  readonly code: string;
  readonly dependencies: string[];
  readonly assets: Record<string, string>;
}

function load(
  loader: (this: LoaderContext, source: string) => void,
  name: string,
  isServer = false,
  options: Partial<ReturnType<LoaderContext['getOptions']>> = {},
): Promise<Run> {
  const file = path.join(dir, name);
  const dependencies: string[] = [];
  const assets: Record<string, string> = {};
  return new Promise((resolve, reject) => {
    const context: LoaderContext = {
      resourcePath: file,
      getOptions: () => ({ isServer, siteDir: dir, ...options }),
      addDependency: (dependency) => {
        const name = path.relative(dir, dependency);
        if (!dependencies.includes(name)) dependencies.push(name);
      },
      emitFile: (asset, content) => {
        assets[asset] = content;
      },
      async: () => (error, code) => {
        if (error === null) resolve({ code: code ?? '', dependencies, assets });
        else reject(error);
      },
    };
    loader.call(context, fs.readFileSync(file, 'utf8'));
  });
}

const DEMO = `import Button from '@mui/material/Button';
import { names } from './names';

export default function Good() {
  return <Button>{names[0] as string}</Button>;
}
`;

test('in the browser, a demo only has addresses; its sources are an asset with all files in both languages', async () => {
  write('docs/Good.tsx', DEMO);
  write('docs/names.ts', "export const names: string[] = ['a'];\n");
  const { code, dependencies, assets } = await load(demoLoader, 'docs/Good.tsx');
  expect(code).not.toContain('Button');
  expect(dependencies).toEqual(['docs/Good.tsx', 'docs/names.ts']);
  const [[name = '', data = ''] = []] = Object.entries(assets);
  expect(name).toMatch(/^assets\/demos\/Good\.[0-9a-f]{8}\.json$/);
  const { files, demos } = JSON.parse(data) as DemoPack;
  expect(code).toContain(`"${name}#Good-system"`);
  expect(demos).toEqual({ 'Good-system': [0, 1] });
  expect(files.map(({ TS, JS }) => [TS.name, JS.name])).toEqual([
    ['Good.tsx', 'Good.jsx'],
    ['names.ts', 'names.js'],
  ]);
  expect(files[0]?.JS.code).toContain('{names[0]}');
  expect(files[0]?.JS.shortHtml).toContain('Button');
  expect(files[1]?.JS).not.toHaveProperty('shortHtml');
  expect(code).toMatch(/import \{ code, style \} from ".*Good\.tsx\?demo-load"/);
  expect(code).toContain('load: () => loadDemo("material", code, style)');
  const loaders = await load(demoLoadLoader, 'docs/Good.tsx');
  expect(loaders.code).toMatch(
    /code = \(\) => import\(".*Good\.tsx"\);\nexports.style = undefined;/,
  );
  expect(loaders.dependencies).toEqual(['docs/names.ts']);
});

test('a demo links to its file in the repository if the repository is known', async () => {
  write('docs/Good.tsx', "export default () => 'good';\n");
  const { code } = await load(demoLoader, 'docs/Good.tsx', false, {
    repositoryUrl: 'https://code.example',
  });
  expect(code).toContain('sourceUrl: "https://code.example/blob/main/docs/Good.tsx"');
  const without = await load(demoLoader, 'docs/Good.tsx');
  expect(without.code).not.toContain('sourceUrl');
});

test('on the server, a demo has its component and its code', async () => {
  write(
    'docs/Joyful/css/index.tsx',
    "import './a.css';\nimport Box from '@mui/joy/Box';\n\nexport default function Joyful() {\n  return <Box className=\"a\" />;\n}\n",
  );
  write('docs/Joyful/css/a.css', '.a { color: red }');
  const { code, dependencies } = await load(demoLoader, 'docs/Joyful/css/index.tsx', true);
  expect(code).toContain('name: "Joyful", theme: "joy", styling: "css"');
  expect(code).toContain('renderPreview');
  const [, file = ''] = /readServerData\("([^"]+)"\)/.exec(code) ?? [];
  expect(readServerData(file)).toMatchObject([{ name: 'Joyful.tsx' }, { name: 'a.css' }]);
  expect(code).toContain('[data-demo-scope=\\"Joyful-css\\"] .a{color:red;}');
  expect(dependencies).toContain('docs/Joyful/css/a.css');
  const { code: css } = await load(demoCssLoader, 'docs/Joyful/css/index.tsx');
  expect(css).toContain('.a{color:red;}');
  const { code: loaders } = await load(demoLoadLoader, 'docs/Joyful/css/index.tsx');
  expect(loaders).toMatch(/style = \(\) => import\(".*index\.tsx\?demo-css"\)/);
});

test('a translated site reuses the preview of the first language without loading the demo', async () => {
  write('docs/Good.tsx', "import Box from '@mui/material/Box';\nexport default () => <Box />;\n");
  const folder = path.join(dir, 'previews');
  const loadWith = async (isFirst: boolean): Promise<string> =>
    (await load(demoLoader, 'docs/Good.tsx', true, { previews: { folder, isFirst } })).code;
  const shared = path.join(folder, 'docs/Good.tsx.html');
  expect(await loadWith(true)).toContain(`sharePreview(${JSON.stringify(shared)}, () => render`);
  // There's no preview of a demo that no page shows, or that contains strings of the site.
  expect(await loadWith(false)).toMatch(
    /import Component from .*renderPreview: \(\) => renderPrev/s,
  );
  write('previews/docs/Good.tsx.html', '<div></div>');
  const code = await loadWith(false);
  expect(code).toContain(`renderPreview: () => fs.readFileSync(${JSON.stringify(shared)}, 'utf8')`);
  expect(code).not.toMatch(/^import \w+ from (?!'node:fs')/m);
});

test('importing a CSS module returns its class names', async () => {
  write('docs/Card.module.css', '.card { color: red }');
  const { code } = await load(stylesheetLoader, 'docs/Card.module.css');
  expect(code).toBe('export default {"card":"Card_card"};');
});

test.each([
  [
    'does not compile',
    'const a = 1;\nexport default function () {\n  return <p>;\n}\n',
    /^docs\/Bad\.tsx:3: /,
  ],
  [
    'imports a missing file',
    "import './none';\n",
    /^docs\/Bad\.tsx:1: the demo imports "\.\/none", which doesn't exist/,
  ],
  [
    'imports a package that is not installed',
    "import a from 'react';\nimport b from 'no-such-package';\nimport c from '@mui/material/Nothing';\n",
    /^docs\/Bad\.tsx:2: the demo imports "no-such-package", which isn't installed[^]*docs\/Bad\.tsx:3: .*"@mui\/material\/Nothing"/,
  ],
  [
    'cannot be converted to JavaScript',
    'namespace A {\n  b();\n}\n',
    /^docs\/Bad\.tsx:1: this code can't be converted to JavaScript/,
  ],
])('a demo that %s fails with file and line', async (_what, text, message) => {
  write('docs/Bad.tsx', text);
  await expect(load(demoLoader, 'docs/Bad.tsx')).rejects.toThrow(message);
});

test('a stylesheet with rules for the document fails with file and line', async () => {
  write('docs/Bad.tsx', "import './bad.css';\n");
  write('docs/bad.css', '.a { b: c }\nbody { margin: 0 }\n');
  await expect(load(demoLoader, 'docs/Bad.tsx')).rejects.toThrow(/^docs\/bad\.css:2: /);
});
