import { startSite } from './site';
import type { SiteUnderTest } from './site';
import { findLowContrastSvgText } from './svgContrast';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

const draw = (shapes: string) => `<svg width="200" height="100">${shapes}</svg>`;
const text = (attributes: string) => `<text x="20" y="50" ${attributes}>Label</text>`;
const box = (attributes: string) => `<rect width="200" height="100" ${attributes} />`;

async function check(body: string): Promise<string[]> {
  const page = await site.browser.newPage({ bypassCSP: true });
  await page.goto(`${site.url}/ad-frame.html`);
  await page.setContent(`<!doctype html><html lang="en"><title>A page</title>${body}`);
  const found = await findLowContrastSvgText(page, 'body');
  await page.close();
  return found;
}

test.each([
  ['pale on the page', draw(text('fill="#bbb"')), '1.92, less than 4.5'],
  ['white on a pale shape', draw(box('fill="#ccc"') + text('fill="#fff"')), '1.61, less than 4.5'],
  [
    'dark on a dark box around the drawing',
    `<div style="background: #222">${draw(text('fill="#000"'))}</div>`,
    '1.32, less than 4.5',
  ],
  [
    'black that is nearly transparent',
    draw(`<g opacity="0.3">${text('fill="#000"')}</g>`),
    'less than 4.5',
  ],
  [
    'on a shape that lets most of the page through',
    draw(box('fill="#000" fill-opacity="0.2"') + text('fill="#fff"')),
    'less than 4.5',
  ],
  ['large and pale', draw(text('fill="#aaa" font-size="24"')), 'less than 3'],
])('reports text with low contrast: %s', async (_what, body, message) => {
  const [found, ...others] = await check(body);
  expect(found).toMatch(/^the text "Label" of a drawing has a contrast of /);
  expect(found).toContain(message);
  expect(others).toEqual([]);
});

test.each([
  ['black on the page', draw(text('fill="#000"'))],
  ['white on a dark shape', draw(box('fill="#333"') + text('fill="#fff"'))],
  ['large enough for less', draw(text('fill="#777" font-size="24"'))],
  ['over a shape that is only an outline', draw(box('fill="none" stroke="#000"') + text(''))],
  ['beneath an area for the pointer', draw(text('') + box('fill="transparent"'))],
  ['invisible', draw(text('fill="#bbb" visibility="hidden"'))],
  ['of an inactive step', `<div class="Mui-disabled">${draw(text('fill="#bbb"'))}</div>`],
  [
    'over a gradient',
    draw(
      `<linearGradient id="g"><stop stop-color="#000" /></linearGradient>${box('fill="url(#g)"')}${text('')}`,
    ),
  ],
])('accepts text: %s', async (_what, body) => {
  expect(await check(body)).toEqual([]);
});
