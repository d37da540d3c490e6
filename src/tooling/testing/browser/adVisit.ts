import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { startAdService } from '../servers/adService';
import type { AdService } from '../servers/adService';
import { collectConsoleErrors, hydrated, startSite } from './site';
import type { SiteUnderTest } from './site';
import { routeThirdParties } from './thirdParties';

export const AD_PAGE = '/material-ui/react-button';
export const IMAGE_DRAW = 0.5;
export const INLINE_DRAW = 0.1;
/** A usable entry that is longer and has more pixels than a slot takes. */
export const ENTRY = {
  company: 'Acme Instruments of the Northern Provinces and their Successors',
  description: 'Tools for <b>makers</b> of things. '.repeat(20),
  image: 'https://ads.docs.example.org/high.svg',
  statlink: 'https://ads.docs.example.org/click',
  statimp: 'https://ads.docs.example.org/pixel?0',
  pixel: 'https://ads.docs.example.org/pixel?1||http://ads.docs.example.org/pixel?http',
};

/** A sponsor's ad with a link that can be opened; what it opens is of no interest. */
export const SPONSOR_SCRIPT = `
  const link = document.createElement('a');
  link.dataset.sponsor = '';
  link.href = 'https://ads.docs.example.org/click';
  link.target = '_blank';
  link.textContent = 'Acme: tools for makers';
  link.style.cssText = 'display:block;height:90px';
  (document.getElementById('ad') ?? document.currentScript.parentElement).append(link);
`;

/** The site and its third party. */
export interface AdSite {
  readonly site: SiteUnderTest;
  readonly service: AdService;
  readonly close: () => Promise<void>;
}

/** Starts both. */
export async function startAdSite(): Promise<AdSite> {
  const [site, service] = await Promise.all([startSite(), startAdService()]);
  return {
    site,
    service,
    close: async () => {
      await site.close();
      await service.close();
    },
  };
}

/** A page that is being watched. */
export interface Visit {
  readonly page: Page;
  readonly requests: string[];
  readonly consoleErrors: string[];
  readonly events: () => Promise<unknown[]>;
  /** The layout shifts since the page began: how much, and the beginning of what moved. */
  readonly shifts: () => Promise<string[]>;
}

/** Who opens it. */
export interface Reader {
  readonly draw?: number;
  readonly consent?: string;
  readonly hasSignal?: boolean;
  readonly isBlocking?: boolean;
  readonly pathname?: string;
  readonly options?: BrowserContextOptions;
  /** A change of the site's scripts: what another configuration would have put there. */
  readonly script?: { readonly find: RegExp; readonly replaceBy: string };
}

/** Watches a page from before its first script. */
function watch({ draw, consent, hasSignal }: Record<string, unknown>): void {
  if (window.top !== window) return;
  const seen = { events: [] as unknown[], shifts: [] as string[] };
  Object.assign(window, { seen });
  // As text: JSON has no NaN. The site itself draws names before it has started, so a draw that is
  // no number is for the ad only.
  const value = Number(draw);
  Math.random = () =>
    Number.isNaN(value) && document.documentElement.dataset['hasHydrated'] !== 'true' ? 0.5 : value;
  if (Number.isNaN(value)) {
    // The ad asks for its code in a quiet moment, which may come before that attribute.
    const { requestIdleCallback: quiet } = window;
    window.requestIdleCallback = (callback, options) =>
      quiet((deadline) => {
        if (document.documentElement.dataset['hasHydrated'] === 'true') callback(deadline);
        else window.requestIdleCallback(callback, options);
      }, options);
  }
  if (typeof consent === 'string') localStorage.setItem('site-consent', consent);
  if (hasSignal === true) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  window.addEventListener('site:ad-event', (event) => {
    seen.events.push((event as CustomEvent<unknown>).detail);
  });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      const nodes = entry.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent,
      );
      seen.shifts.push(`${String(entry.value)} ${nodes.join(' | ')}`);
    }
  });
  // A font that arrives late on a busy machine is not the ad's doing; ads come after the load.
  window.addEventListener('load', () => {
    void document.fonts.ready.then(() => {
      observer.observe({ type: 'layout-shift' });
    });
  });
}

async function changeScripts(
  context: BrowserContext,
  siteUrl: string,
  { find, replaceBy }: NonNullable<Reader['script']>,
): Promise<void> {
  await context.route(`${siteUrl}/assets/js/*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(find, replaceBy) });
  });
}

/** Opens a page whose third parties are the local service. */
export async function visit({ site, service }: AdSite, reader: Reader = {}): Promise<Visit> {
  const { draw = IMAGE_DRAW, consent = 'granted', hasSignal = false, isBlocking = false } = reader;
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...reader.options });
  await context.addInitScript(watch, { draw: String(draw), consent, hasSignal });
  const requests = await routeThirdParties(context, site.url, isBlocking ? undefined : service);
  if (reader.script !== undefined) await changeScripts(context, site.url, reader.script);
  const page = await context.newPage();
  const consoleErrors = collectConsoleErrors(page);
  await page.goto(site.url + (reader.pathname ?? AD_PAGE), { waitUntil: 'load' });
  await hydrated(page);
  const read = <T>(name: string): Promise<T> =>
    page.evaluate((key) => (window as unknown as { seen: Record<string, T> }).seen[key] as T, name);
  return {
    page,
    requests: requests,
    consoleErrors,
    events: () => read<unknown[]>('events'),
    shifts: () => read<string[]>('shifts'),
  };
}

export async function waitForAd(page: Page, state: string): Promise<void> {
  await page.waitForSelector(`[data-ad][data-ad-state="${state}"]`, { timeout: 20_000 });
}

/** Resolves when a sponsor's pixels have been answered, and so have been requests for. */
export async function pixelsAnswered(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const pixels = [...document.querySelectorAll<HTMLImageElement>('img[data-ad-pixel]')];
    return pixels.length === wanted && pixels.every(({ complete }) => complete);
  }, count);
}

/** Chromium itself reports a request that was refused; a page cannot prevent it. */
export function ignoreNetworkErrors(consoleErrors: readonly string[]): string[] {
  return consoleErrors.filter((text) => !text.startsWith('Failed to load resource'));
}
