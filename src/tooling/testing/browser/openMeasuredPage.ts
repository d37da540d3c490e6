import type { BrowserContext, Page } from 'playwright-core';
import { engagement } from '../../../config/engagement';
import type { TagService } from '../servers/tagService';
import { answerConsent, routeHost } from './network';
import type { SiteUnderTest } from './site';

/** Opens a page for a reader who has consented to analytics, with a local tag service. */
export async function openMeasuredPage(
  site: SiteUnderTest,
  tag: TagService,
  pathname: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await site.browser.newContext({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await routeHost(context, engagement.analytics.tagUrl, tag.url);
  await answerConsent(context, 'granted');
  const page = await context.newPage();
  await page.goto(site.url + pathname);
  return { context, page };
}
