/** @jest-environment jsdom */
import { noscriptHtml, unpackNoscript } from './noscriptHtml';

const HTML = '<pre aria-label="A.tsx"><code>a &lt; <t-c>1</t-c></code></pre>';

/** As a browser parses it that runs scripts: one text. */
function parseWithScripts(html: string): HTMLElement {
  const element = document.createElement('div');
  const noscript = document.createElement('noscript');
  noscript.textContent = /^<noscript>(.*)<\/noscript>$/.exec(html)?.[1] ?? '';
  element.append(noscript);
  return element;
}

test('what is kept becomes elements once', () => {
  const element = parseWithScripts(noscriptHtml(HTML));
  expect(element.querySelector('pre')).toBe(null);
  expect(unpackNoscript(element)).toBe(true);
  expect(element.innerHTML).toBe(HTML);
  element.querySelector('code')?.append('; // edited');
  expect(unpackNoscript(element)).toBe(false);
  expect(element.textContent).toBe('a < 1; // edited');
});

test('an element that is empty or filled stays as it is', () => {
  const element = document.createElement('div');
  expect(unpackNoscript(element)).toBe(false);
  element.innerHTML = HTML;
  expect(unpackNoscript(element)).toBe(false);
  expect(element.innerHTML).toBe(HTML);
});
