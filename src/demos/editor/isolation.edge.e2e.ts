import { openDemoEditor } from '../../tooling/testing/browser/openEditor';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

/** A whole demo whose only text is `text()`. */
function demoThatShows(text: string): string {
  return `import * as React from 'react';
export default function BasicButtons() {
  const [text, setText] = React.useState('waiting');
  React.useEffect(() => {
    let result = (): unknown => 'nothing';
    result = () => { ${text} };
    Promise.resolve().then(result).then(
      (value) => setText('result: ' + String(value)),
      (error) => setText('refused: ' + error.name),
    );
  }, []);
  return <output>{text}</output>;
}
`;
}

/** The browser's own: the frame has stand-ins for its storage (`provideStorage`). */
const inNewFrame = (text: string): string =>
  `const inner = document.body.appendChild(document.createElement('iframe'));
   return inner.contentWindow!.${text}`;

test.each([
  ['the page’s document', 'return parent.document.title', /^refused: SecurityError/],
  ['the frame element', 'return window.frameElement', /^result: null/],
  ['what the page has stored', 'return localStorage.getItem("secret")', /^result: null/],
  ['what this visit has stored', 'return sessionStorage.getItem("secret")', /^result: null/],
  ['local storage', inNewFrame('localStorage.length'), /^refused: SecurityError/],
  ['session storage', inNewFrame('sessionStorage.length'), /^refused: SecurityError/],
  ['cookies', 'return document.cookie', /^refused: SecurityError/],
  ['IndexedDB', 'return indexedDB.open("x")', /^refused: SecurityError/],
  ['its own origin', 'return origin', /^result: null/],
  ['the site’s files', 'return fetch("/sitemap.xml")', /^refused: TypeError/],
  ['another host', 'return fetch("https://example.org/")', /^refused: TypeError/],
  [
    'the page’s address',
    'top!.location.href = "https://example.org/"; return 1',
    /^refused: SecurityError/,
  ],
  ['a new window', 'return window.open("https://example.org/")', /^result: null/],
  ['a service worker', 'return navigator.serviceWorker.register("/sw.js")', /^refused: /],
  ['a beacon', 'new Image().src = "https://example.org/i.gif"; return "sent"', /^result: sent/],
])('edited code does not reach %s', async (_name, code, expected) => {
  const { page, field, live } = await openDemoEditor(site);
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('secret', 'x');
  });
  const reached: string[] = [];
  await page.context().route('https://example.org/**', async (route) => {
    reached.push(route.request().url());
    await route.abort();
  });
  const address = page.url();
  await field.fill(demoThatShows(code));
  const output = live.locator('output');
  await output.filter({ hasText: /result|refused/ }).waitFor();
  expect(await output.textContent()).toMatch(expected);
  expect(reached).toEqual([]);
  expect(page.url()).toBe(address);
  await page.context().close();
});
