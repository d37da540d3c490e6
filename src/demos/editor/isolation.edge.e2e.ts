import { openDemoEditor } from '../../tooling/testing/browser/openEditor';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** Returns the code of a demo that shows the result of a function body. */
function createDemo(body: string): string {
  return `import * as React from 'react';
export default function BasicButtons() {
  const [text, setText] = React.useState('waiting');
  React.useEffect(() => {
    let result = (): unknown => 'nothing';
    result = () => { ${body} };
    Promise.resolve().then(result).then(
      (value) => setText('result: ' + String(value)),
      (error) => setText('rejected: ' + error.name),
    );
  }, []);
  return <output>{text}</output>;
}
`;
}

/**
 * Evaluates an expression in a new frame, because the live frame has replacements for storage
 * (`provideStorage`).
 */
const inNewFrame = (expression: string): string =>
  `const inner = document.body.appendChild(document.createElement('iframe'));
   return inner.contentWindow!.${expression}`;

test.each([
  ['the page’s document', 'return parent.document.title', /^rejected: SecurityError/],
  ['the frame element', 'return window.frameElement', /^result: null/],
  ['values in the page’s local storage', 'return localStorage.getItem("secret")', /^result: null/],
  [
    'values in the page’s session storage',
    'return sessionStorage.getItem("secret")',
    /^result: null/,
  ],
  ['local storage', inNewFrame('localStorage.length'), /^rejected: SecurityError/],
  ['session storage', inNewFrame('sessionStorage.length'), /^rejected: SecurityError/],
  ['cookies', 'return document.cookie', /^rejected: SecurityError/],
  ['IndexedDB', 'return indexedDB.open("x")', /^rejected: SecurityError/],
  ['its own origin', 'return origin', /^result: null/],
  ['the site’s files', 'return fetch("/sitemap.xml")', /^rejected: TypeError/],
  ['another host', 'return fetch("https://example.org/")', /^rejected: TypeError/],
  [
    'the page’s address',
    'top!.location.href = "https://example.org/"; return 1',
    /^rejected: SecurityError/,
  ],
  ['a new window', 'return window.open("https://example.org/")', /^result: null/],
  ['a service worker', 'return navigator.serviceWorker.register("/sw.js")', /^rejected: /],
  ['a beacon', 'new Image().src = "https://example.org/i.gif"; return "sent"', /^result: sent/],
])('edited code cannot access %s', async (_name, code, expected) => {
  const { page, field, live } = await openDemoEditor(site);
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('secret', 'x');
  });
  const requests: string[] = [];
  await page.context().route('https://example.org/**', async (route) => {
    requests.push(route.request().url());
    await route.abort();
  });
  const address = page.url();
  await field.fill(createDemo(code));
  const output = live.locator('output');
  await output.filter({ hasText: /result|rejected/ }).waitFor();
  expect(await output.textContent()).toMatch(expected);
  expect(requests).toEqual([]);
  expect(page.url()).toBe(address);
  await page.context().close();
});
