import type { Locator, Page } from 'playwright-core';
import {
  IMAGE_DRAW,
  SPONSOR_SCRIPT,
  startAdSite,
  visit,
  waitForAd,
  ignoreNetworkErrors,
} from '../../tooling/testing/browser/adVisit';
import type { AdSite } from '../../tooling/testing/browser/adVisit';

let adSite: AdSite;
beforeAll(async () => {
  adSite = await startAdSite();
}, 60_000);
afterAll(() => adSite.close());

test('the page shows the ad of a sponsor script in a frame, without a layout shift', async () => {
  adSite.service.behave({ json: '500', script: SPONSOR_SCRIPT });
  const { page, shifts, events } = await visit(adSite, { draw: IMAGE_DRAW });
  await waitForAd(page, 'sponsor');
  expect(await page.locator('[data-ad] iframe').count()).toBe(0);
  const link = page.getByRole('link', { name: 'Acme: tools for makers' });
  expect(await link.getAttribute('rel')).toBe('noopener sponsored nofollow');
  // With the keyboard, because the focus must not get trapped in the frame.
  await link.focus();
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await opened).close();
  expect(await events()).toEqual([{ eventAction: 'click', eventLabel: 'sponsor' }]);
  expect(await shifts()).toEqual([]);
  await page.context().close();
});

/** A script whose `take` function steals the focus in every possible way, also through a nested frame. */
const focusScript = (start: string): string => `
  const field = document.createElement('input');
  const child = document.createElement('iframe');
  document.body.append(field, child);
  const take = () => {
    window.focus();
    field.focus();
    field.select();
    child.contentWindow.focus();
    child.contentWindow.HTMLElement.prototype.focus.call(field);
  };
  ${start}
`;
const TEXT = 'button group orientation';

async function openSearch(page: Page): Promise<Locator> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.waitFor();
  return field;
}

test('a sponsor script that keeps stealing the focus gets no keystrokes and is removed', async () => {
  adSite.service.behave({ json: '500', script: focusScript('setInterval(take, 1);') });
  const { page } = await visit(adSite);
  await waitForAd(page, 'inhouse');
  await page.locator('[data-ad] iframe').waitFor({ state: 'detached' });
  const field = await openSearch(page);
  await page.keyboard.type(TEXT, { delay: 5 });
  expect(await field.inputValue()).toBe(TEXT);
  await page.context().close();
});

test('a sponsor script that waits for the reader to type gets no keystrokes of a search', async () => {
  // The frame is rendered first, and its script arrives when the reader is typing.
  let send = (): void => undefined;
  const scriptAfter = new Promise<void>((resolve) => {
    send = resolve;
  });
  const script = focusScript('setInterval(take, 1);');
  adSite.service.behave({ json: '500', script, scriptAfter });
  const { page } = await visit(adSite);
  await page.waitForSelector('[data-ad] iframe', { state: 'attached' });
  const field = await openSearch(page);
  expect(await page.locator('[data-ad] iframe').count()).toBe(0);
  send();
  await page.keyboard.type(TEXT, { delay: 40 });
  expect(await field.inputValue()).toBe(TEXT);
  expect(await page.getAttribute('[data-ad]', 'data-ad-state')).toBe('loading');
  await page.context().close();
});

test('a sponsor script can’t open windows or write to the reader’s console', async () => {
  const script = `${SPONSOR_SCRIPT}
    link.style.height = '0';
    for (const name of ['error', 'warn', 'log']) console[name]('sponsor');
    window.open('https://evil.example/');
    link.click();
    alert('sponsor');
    setTimeout(() => { link.style.height = '90px'; throw new Error('sponsor'); });
  `;
  adSite.service.behave({ json: '500', script });
  const { page, consoleErrors } = await visit(adSite);
  const pages: string[] = [];
  page.context().on('page', (opened) => pages.push(opened.url()));
  await waitForAd(page, 'sponsor');
  expect(pages).toEqual([]);
  expect(ignoreNetworkErrors(consoleErrors)).toEqual([]);
  await page.context().close();
});
