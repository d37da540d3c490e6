import type { Page } from 'playwright-core';
import { createContrastAudit } from './contrastAudit';
import { startSite } from './site';
import type { SiteUnderTest } from './site';

const ALL = { include: 'html', exclude: '[data-left-out]' };

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function openPage(body: string): Promise<Page> {
  const page = await site.browser.newPage({ bypassCSP: true });
  await page.goto(`${site.url}/ad-frame.html`);
  await page.setContent(`<!doctype html><html lang="en"><title>A page</title>${body}`);
  return page;
}

const pale = (text: string) => `<p style="color: #bbb; background: #fff">${text}</p>`;

test('a style signature is audited on the first page that has it, once per mode', async () => {
  const audit = createContrastAudit();
  const first = await openPage(pale('Pale'));
  expect(await audit(first, ALL, 'light')).toEqual([expect.stringContaining('color-contrast: p')]);
  const second = await openPage(pale('Pale too'));
  expect(await audit(second, ALL, 'light')).toEqual([]);
  expect(await audit(second, ALL, 'dark')).toHaveLength(1);
});

test.each([
  ['a color', '<p style="color: #bcbcbc; background: #fff">Another</p>'],
  ['a background', '<p style="color: #bbb; background: #fefefe">Another</p>'],
  ['a size', '<p style="color: #bbb; background: #fff; font-size: 15px">Another</p>'],
  ['the element around it', `<section style="background: #eee">${pale('Another')}</section>`],
])('%s results in a different style signature', async (_what, body) => {
  const audit = createContrastAudit();
  await audit(await openPage(pale('Pale')), ALL, 'light');
  expect(await audit(await openPage(body), ALL, 'light')).toHaveLength(1);
});

test.each(['display: none', 'visibility: hidden'])(
  'hidden text (%s) is audited once it is shown',
  async (hidden) => {
    const audit = createContrastAudit();
    const page = await openPage(
      `<style>section { ${hidden} }</style><section>${pale('Hidden')}</section>`,
    );
    expect(await audit(page, ALL, 'light')).toEqual([]);
    await page.evaluate(() => {
      document.querySelector('style')?.remove();
    });
    expect(await audit(page, ALL, 'light')).toHaveLength(1);
  },
);

test("excluded text isn't audited, and no marker attribute is left behind", async () => {
  const page = await openPage(`<div data-left-out>${pale('Left out')}</div>${pale('Pale')}`);
  expect(await createContrastAudit()(page, ALL, 'light')).toHaveLength(1);
  expect(await page.locator('[data-colors-unjudged]').count()).toBe(0);
});

test('a transition in skipped content is finished, so that its final color is audited', async () => {
  const page = await openPage(
    `<style>section { content-visibility: auto } p { transition: color 100s }</style>
    <div style="block-size: 300vh"></div><section>${pale('Pale').replace('#bbb', '#000')}</section>`,
  );
  await page.evaluate(() => {
    const text = document.querySelector('p');
    if (text === null) throw new Error('No text');
    // Reading the style, as the audit does, starts the transition even in skipped content.
    void getComputedStyle(text).color;
    text.style.color = '#bbb';
    void getComputedStyle(text).color;
  });
  expect(await createContrastAudit()(page, ALL, 'light')).toHaveLength(1);
});
