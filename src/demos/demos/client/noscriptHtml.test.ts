/** @jest-environment jsdom */
import type { DemoFile } from '../../editor/model/demoFiles';
import { noscriptHtml, unpackNoscript } from './noscriptHtml';
import { sourceHtml } from './sourceHtml';

const HTML = '<pre aria-label="A.tsx"><code>a &lt; <t-c>1</t-c></code></pre>';

/** Parses HTML as a browser with JavaScript does: `noscript` contains a single text node. */
function parseWithScripts(html: string): HTMLElement {
  const element = document.createElement('div');
  const noscript = document.createElement('noscript');
  noscript.textContent = /^<noscript>(.*)<\/noscript>$/.exec(html)?.[1] ?? '';
  element.append(noscript);
  return element;
}

test('the content becomes elements only once', () => {
  const element = parseWithScripts(noscriptHtml(HTML));
  expect(element.querySelector('pre')).toBe(null);
  expect(unpackNoscript(element)).toBe(true);
  expect(element.innerHTML).toBe(HTML);
  element.querySelector('code')?.append('; // edited');
  expect(unpackNoscript(element)).toBe(false);
  expect(element.textContent).toBe('a < 1; // edited');
});

test('leaves empty and already filled elements unchanged', () => {
  const element = document.createElement('div');
  expect(unpackNoscript(element)).toBe(false);
  element.innerHTML = HTML;
  expect(unpackNoscript(element)).toBe(false);
  expect(element.innerHTML).toBe(HTML);
});

const file = (code: string): DemoFile => ({
  name: `${code}.ts`,
  TS: { name: `${code}.ts`, code, html: code },
  JS: { name: `${code}.js`, code, html: code },
});

/** Creates a page with two demos that import the same file, as the server renders it. */
function createPage(): readonly HTMLElement[] {
  const panels = new Map<string, string>();
  const sources = ['A', 'B'].map((name) => {
    const html = sourceHtml([file(name), file('data')], `${name}-source`, panels);
    const element = parseWithScripts(noscriptHtml(html));
    element.id = `${name}-source`;
    return element;
  });
  document.body.replaceChildren(...sources);
  return sources;
}

const readText = (id: string): string | null | undefined =>
  document.getElementById(id)?.textContent;

test('a file that two demos import is in the page once, and both show it', () => {
  const [first, second] = createPage() as [HTMLElement, HTMLElement];
  expect(first.textContent).toContain('<code>data</code>');
  expect(second.textContent).not.toContain('<code>data</code>');
  expect(second.textContent).toContain('<a href="#A-source-file-1">');
  expect(unpackNoscript(second)).toBe(true);
  expect(readText('B-source-file-1')).toBe('data');
});

test('edits in one demo do not affect another demo with the same file', () => {
  const [first, second] = createPage() as [HTMLElement, HTMLElement];
  unpackNoscript(first);
  document.getElementById('A-source-file-1')?.append(' // edited');
  expect(unpackNoscript(second)).toBe(true);
  expect(readText('B-source-file-1')).toBe('data');
});

test('shows nothing, not a part, if the demo with the shared file is gone', () => {
  const [first, second] = createPage() as [HTMLElement, HTMLElement];
  first.remove();
  expect(unpackNoscript(second)).toBe(false);
  expect(second.childNodes).toHaveLength(0);
});
