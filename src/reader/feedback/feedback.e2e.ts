import type { BrowserContext, Page } from 'playwright-core';
import {
  answerConsent,
  collectForeignRequests,
  routeHost,
} from '../../tooling/testing/browser/network';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import {
  type FeedbackReceiver,
  startFeedbackReceiver,
} from '../../tooling/testing/servers/feedbackReceiver';
import { engagement } from '../../config/engagement';

const PAGE = '/material-ui/react-button';
const FAILED = "Couldn't submit feedback. Please try again later.";

let site: SiteUnderTest;
let receiver: FeedbackReceiver;
beforeAll(async () => {
  site = await startSite();
  receiver = await startFeedbackReceiver(site.url);
}, 60_000);
beforeEach(() => {
  receiver.stored.length = 0;
  receiver.setBroken(false);
});
afterAll(async () => {
  await site.close();
  await receiver.close();
});

async function openFeedbackPage(): Promise<{
  context: BrowserContext;
  page: Page;
  foreign: string[];
}> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  await routeHost(context, engagement.feedback.url, receiver.url);
  // Without consent, because feedback that a reader sends on purpose doesn't need it.
  await answerConsent(context, 'denied');
  const foreign = collectForeignRequests(context, site.url);
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  await hydrated(page);
  return { context, page, foreign };
}

const question = (page: Page) => page.locator('[data-feedback]');

test('a rating with a comment reaches the receiver after Send, without a layout shift', async () => {
  const { context, page, foreign } = await openFeedbackPage();
  await page.evaluate(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        };
        if (!hadRecentInput) state.shift += value;
      }
    }).observe({ type: 'layout-shift' });
  });
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await question(page).getByRole('textbox').fill('  The demos helped.  ');
  expect(receiver.stored).toEqual([]);
  await question(page).getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thanks for your feedback').waitFor();
  expect(receiver.stored).toEqual([
    {
      page: PAGE,
      section: null,
      rating: 'yes',
      comment: 'The demos helped.',
      version: '7.0.2',
      locale: 'en',
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ]);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  expect(new Set(foreign)).toEqual(new Set([engagement.feedback.url]));
  await context.close();
});

test('works with the keyboard alone: No, a comment, Ctrl+Enter', async () => {
  const { context, page } = await openFeedbackPage();
  await question(page).getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await question(page).getByRole('textbox').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('More about links');
  await page.keyboard.press('Enter');
  await page.keyboard.type('please');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Thanks for your feedback').waitFor();
  expect(receiver.stored).toEqual([
    expect.objectContaining({ rating: 'no', comment: 'More about links\nplease' }),
  ]);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Thanks');
  await context.close();
});

test('a failure is reported, and the text is kept for a retry, even after a reload', async () => {
  const { context, page } = await openFeedbackPage();
  receiver.setBroken(true);
  await question(page).getByRole('button', { name: 'No', exact: true }).click();
  await question(page).getByRole('textbox').fill('Kept text');
  await question(page).getByRole('button', { name: 'Send' }).click();
  await question(page).getByRole('alert').getByText(FAILED).waitFor();
  expect(await question(page).getByRole('textbox').inputValue()).toBe('Kept text');
  await page.reload();
  await hydrated(page);
  await question(page).getByRole('button', { name: 'No', exact: true }).click();
  expect(await question(page).getByRole('textbox').inputValue()).toBe('Kept text');
  receiver.setBroken(false);
  await question(page).getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thanks for your feedback').waitFor();
  expect(receiver.stored.map(({ comment }) => comment)).toEqual(['Kept text']);
  const drafts = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('site-feedback')),
  );
  expect(drafts).toEqual([]);
  await context.close();
});

test('offline, no request is made and the reason is shown; it works once back online', async () => {
  const { context, page, foreign } = await openFeedbackPage();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await question(page).getByRole('textbox').fill('From a train');
  await context.setOffline(true);
  await question(page).getByRole('button', { name: 'Send' }).click();
  await question(page).getByRole('alert').getByText(FAILED).waitFor();
  expect(await question(page).getByRole('alert').innerText()).toContain('You’re offline');
  expect(foreign).toEqual([]);
  await context.setOffline(false);
  await question(page).getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thanks for your feedback').waitFor();
  expect(receiver.stored).toHaveLength(1);
  await context.close();
});

test('a bot that fills in every field is thanked, but nothing is sent', async () => {
  const { context, page, foreign } = await openFeedbackPage();
  await question(page).getByRole('button', { name: 'Yes' }).click();
  await question(page).getByRole('textbox').fill('spam');
  await page.locator('[data-feedback] input[name="website"]').evaluate((input) => {
    (input as HTMLInputElement).value = 'https://spam.example';
  });
  await question(page).getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thanks for your feedback').waitFor();
  expect(foreign).toEqual([]);
  await context.close();
});

test('a section’s button appears with the heading’s link, and its dialog restores the focus', async () => {
  const { context, page } = await openFeedbackPage();
  const heading = page.locator('.theme-doc-markdown h2').first();
  const id = await heading.getAttribute('id');
  const height = (await heading.boundingBox())?.height;
  await heading.locator('a.hash-link').focus();
  const control = heading.getByRole('button', { name: /^Feedback on/ });
  await control.waitFor();
  expect((await heading.boundingBox())?.height).toBe(height);
  await page.keyboard.press('Tab');
  expect(await control.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Feedback on/ });
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await dialog.getByRole('textbox').fill('Too short');
  await page.keyboard.press('Meta+Enter');
  await dialog.getByText('Thanks for your feedback').waitFor();
  expect(receiver.stored).toEqual([
    expect.objectContaining({ page: PAGE, section: id, rating: 'no', comment: 'Too short' }),
  ]);
  await page.keyboard.press('Escape');
  expect(await control.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.mouse.move(0, 0);
  const second = page.locator('.theme-doc-markdown h2').nth(1);
  await second.hover();
  await second.getByRole('button', { name: /^Feedback on/ }).waitFor();
  expect(await page.locator('[data-section-feedback]').count()).toBe(1);
  await context.close();
});
