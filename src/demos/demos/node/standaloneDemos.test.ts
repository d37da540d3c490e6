import path from 'node:path';
import { listPages } from '../../../shell/navigation/node/listPages';
import { findElement } from './htmlElements';
import { createDemoManifest, createDevManifest, createSectionIndex } from './demoManifest';
import { listDemos, withoutFences } from './listDemos';
import type { ListedDemo } from './listDemos';
import { extractDemo, fillShell, splitInlineScript } from './standaloneHtml';

const DOCS = path.resolve(__dirname, '../../../../docs');

test('lists every demo of the docs once, with its stylings', () => {
  const demos = listDemos(DOCS, listPages(DOCS));
  const addresses = demos.map(({ address }) => address);
  expect(addresses).toContain('material-ui/react-button/BasicButtons');
  expect(new Set(addresses).size).toBe(addresses.length);
  const styled = demos.find(({ address }) => address === 'material-ui/react-button/Introduction');
  expect(Object.keys(styled?.variants ?? {})).toEqual(['system', 'tailwind', 'css']);
  const framed = demos.find(({ address }) => address === 'experiments/docs/demos/FramedPreview');
  expect(framed?.isDocument).toBe(true);
  expect(styled?.pageTitle).toBe('Button');
});

test('ignores demos in code blocks, and keeps line numbers', () => {
  const text = 'a\n```mdx\n<Demo src="./A.tsx" />\n```\n<Demo src="./B.tsx" />\n';
  expect(withoutFences(text).split('\n')[4]).toBe('<Demo src="./B.tsx" />');
  expect(withoutFences(text)).not.toContain('A.tsx');
});

const demo: ListedDemo = {
  address: 'a/b/One',
  page: '/a/b',
  pageTitle: 'B',
  name: 'One',
  theme: 'joy',
  variants: { system: '/x/One/system/index.tsx', css: '/x/One/css/index.tsx' },
  isDocument: true,
};

test('in a build, the manifest refers to the demos’ loaders without loading a demo', () => {
  expect(createDemoManifest([demo])).toBe(
    `import * as demo0 from "/x/One/system/index.tsx?demo-load";
import * as demo1 from "/x/One/css/index.tsx?demo-load";
export default {
"a/b/One": ["joy", { system: [demo0.code, demo0.style], css: [demo1.code, demo1.style] }, "B", true],
};
`,
  );
});

test('a section’s manifest is loaded when one of its demos is opened', () => {
  const files = new Map([['a/b', '/generated/a/b.js']]);
  expect(createSectionIndex(files, false)).toBe(
    'export default {\n"a/b": () => import("/generated/a/b.js"),\n};\n',
  );
  expect(createSectionIndex(files, true)).toContain(
    'import(/* webpackChunkName: "demos" */ "/generated/a/b.js")',
  );
});

test('in the dev server, a demo is compiled when it is requested', () => {
  expect(createDevManifest([demo], (entry) => entry.includes('/css/'))).toBe(
    `export default {
"a/b/One": ["joy", { system: [() => import(/* webpackChunkName: "demos" */ "/x/One/system/index.tsx?standalone")], css: [() => import(/* webpackChunkName: "demos" */ "/x/One/css/index.tsx?standalone"), () => import("/x/One/css/index.tsx?demo-css")] }, "B", true],
};
`,
  );
});

test('an element ends at its own closing tag, whatever its attributes contain', () => {
  const html = '<div a="</div>"><div b=\'>\'></div>x</div><div id=c>y</div>';
  const first = findElement(html, 'div', (tag) => tag.includes('a='));
  expect(html.slice(first?.open, first?.close)).toBe("<div b='>'></div>x");
  const second = findElement(html, 'div', (tag) => tag.includes('id=c'));
  expect(html.slice(second?.open, second?.close)).toBe('y');
  expect(findElement(html, 'p', () => true)).toBeUndefined();
});

const PAGE =
  '<figure id=Two data-demo=Two><div data-demo-preview=""><div>2</div></div></figure><figure data-demo="One"><div data-demo-preview=""><iframe></iframe><template data-demo-document=One><div>1</div></template></div></figure>';

test('extracts a demo from its page, and removes the copy that only the standalone demo needs', () => {
  expect(extractDemo(PAGE, 'Two')).toEqual({ html: '<div>2</div>', page: PAGE });
  const extracted = extractDemo(PAGE, 'One');
  expect(extracted?.html).toBe('<div>1</div>');
  expect(extracted?.page).toBe(PAGE.replace('<div>1</div>', ''));
  expect(extractDemo(PAGE, 'Three')).toBeUndefined();
});

test('fills the shell with the demo’s name and HTML, and removes what contains the shell’s URL', () => {
  const shell =
    '<title data-rh=true>Demo</title><link rel=canonical href=/demo><meta property=og:url content=/demo><div data-standalone-demo="" data-demo="" class=p><div data-demo-preview="" class=q></div></div>';
  const filled = fillShell(shell, demo, '<i>1</i>');
  expect(filled).toBe(
    '<title data-rh=true>One · B</title><div data-standalone-demo="" data-demo="One" data-document="" class=p><div data-demo-preview="" class=q data-demo-styling="system" data-demo-scope="One-system"><i>1</i></div></div>',
  );
});

test('splits the shell at its inline script', () => {
  const deferred = '<script type="site/deferred" data-src="/a.js"></script>';
  expect(splitInlineScript(`${deferred}<script >start()</script><p>`)).toEqual({
    before: deferred,
    script: 'start()',
    after: '<p>',
  });
  expect(() => splitInlineScript(deferred)).toThrow('demo.html');
  expect(() => splitInlineScript('<script>a</script><script>b</script>')).toThrow('demo.html');
});
