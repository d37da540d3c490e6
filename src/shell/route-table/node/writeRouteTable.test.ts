import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readTableDescription } from './tableDescription';
import { writeRouteTable } from './writeRouteTable';

const VERSION = '@generated/docusaurus-plugin-content-docs/default/p/index.json';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'route-table-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

const list = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `/a/page-${String(index).padStart(2, '0')}`);

const entry = (name: string, module: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

/** Writes what Docusaurus generates for a site with some documentation pages. */
function generate(count: number): void {
  const write = (file: string, text: string): void => {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  };
  const pages = list(count);
  const leaves = pages.map(
    (page) =>
      `{ path: '${page}', component: ComponentCreator('${page}', '0a1'), exact: true, sidebar: 'a' }`,
  );
  const entries = [
    ...pages.map((page, index) => entry(`c0${String(index + 10)}`, `@site/docs${page}.mdx`)),
    entry('ff', '@theme/DocItem'),
    entry('ee', VERSION),
  ];
  write('registry.js', `export default {\n${entries.join('\n')}};\n`);
  write(
    'routes.js',
    `import ComponentCreator from '@docusaurus/ComponentCreator';\nexport default [{ path: '/', component: ComponentCreator('/', '0b2'), routes: [${leaves.join(',')}] }];\n`,
  );
  write(
    'routesChunkNames.json',
    JSON.stringify({
      '/-0b2': { __comp: 'ee' },
      ...Object.fromEntries(
        pages.map((page, index) => [
          `${page}-0a1`,
          { __comp: 'ff', content: `c0${String(index + 10)}` },
        ]),
      ),
    }),
  );
  const sidebar = pages.map((href) => ({
    type: 'link',
    label: href,
    href,
    customProps: { pathname: href },
  }));
  write(
    VERSION.replace('@generated/', ''),
    JSON.stringify({ version: { label: 'Next', docs: { a: {} }, docsSidebars: { a: sidebar } } }),
  );
  write(
    'globalData.json',
    JSON.stringify({
      'docusaurus-plugin-content-docs': { default: { versions: [{ docs: [1] }] } },
    }),
  );
  write('docusaurus.config.mjs', 'export default {"title":"A","plugins":[]};\n');
}

const read = (file: string): string =>
  fs.readFileSync(path.join(folder, 'route-table', file), 'utf8');

test('keeps the tables of Docusaurus for a site with few pages', () => {
  generate(2);
  expect(writeRouteTable(folder, '/')).toBe(false);
  expect(readTableDescription(folder)).toEqual({ names: {}, parts: {} });
});

describe('for a site with many pages', () => {
  beforeAll(() => {
    generate(40);
    expect(writeRouteTable(folder, '/')).toBe(true);
  });

  test('the common tables do not list the pages', () => {
    for (const file of ['routes.js', 'registry.js', 'routesChunkNames.js', 'version.js'])
      expect(read(file)).not.toContain('page-');
    expect(read('registry.js')).toContain('"@theme/DocItem"');
    expect(read('registry.js')).toContain("require.resolveWeak('./version.js')");
    expect(read('version.js')).toContain('"label":"Next"');
    expect(JSON.parse(read('globalData.json'))).toEqual({
      'docusaurus-plugin-content-docs': { default: { versions: [{ docs: [] }] } },
    });
    expect(JSON.parse(read('siteConfig.json'))).toEqual({ title: 'A' });
  });

  test('a shard has the routes and unnamed chunks of its pages', () => {
    const shard = read('shard-1.js');
    expect(shard).toContain('"/a/page-16-0a1":{"__comp":"ff","content":"c026"}');
    expect(shard).toContain('"c026": [() => import("@site/docs/a/page-16.mdx")');
    expect(shard).toContain('{ path: "/a/page-31"');
    expect(shard).not.toContain('page-32');
    expect(shard).not.toContain('@theme/DocItem');
  });

  test('a page loads its shard and its sidebar', () => {
    expect(read('table.js')).toContain(
      "() => Promise.all([import('./shard-2.js'), sidebars[0]()])",
    );
    expect(read('sidebar-0.js')).toContain('sidebars["a"] = decodeSidebar(');
    const { names, parts } = readTableDescription(folder);
    expect(parts['/a/page-39']).toEqual(['./shard-2.js', './sidebar-0.js']);
    expect(names['@site/docs/a/page-16.mdx']).toBe('c026');
  });
});
