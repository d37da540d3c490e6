import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { startAdService } from '../servers/adService';
import type { AdService } from '../servers/adService';
import { collectConsoleErrors, hydrated, startSite } from './site';
import type { SiteUnderTest } from './site';
import { routeThirdParties } from './thirdParties';

export const AD_PAGE = '/material-ui/react-button';
export const IMAGE_DRAW = 0.5;
export const INLINE_DRAW = 0.1;
/** A valid ad whose text is longer, and whose image is larger, than the slot allows. */
export const ENTRY = {
  company: 'Acme Instruments of the Northern Provinces and their Successors',
  description: 'Tools for <b>makers</b> of things. '.repeat(20),
  image: 'https://ads.docs.example.org/high.svg',
  statlink: 'https://ads.docs.example.org/click',
  statimp: 'https://ads.docs.example.org/pixel?0',
  pixel: 'https://ads.docs.example.org/pixel?1||http://ads.docs.example.org/pixel?http',
};

/** A sponsor's script that adds an ad with a link. The link's target doesn't matter. */
export const SPONSOR_SCRIPT = `
  const link = document.createElement('a');
  link.dataset.sponsor = '';
  link.href = 'https://ads.docs.example.org/click';
  link.target = '_blank';
  link.textContent = 'Acme: tools for makers';
  link.style.cssText = 'display:block;height:90px';
  (document.getElementById('ad') ?? document.currentScript.parentElement).append(link);
`;

/** The site under test, and a local server in place of the ad network. */
export interface AdSite {
  readonly site: SiteUnderTest;
  readonly service: AdService;
  readonly close: () => Promise<void>;
}

/** Starts the site and the ad service. */
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

/** An open page, and what was observed on it. */
export interface Visit {
  readonly page: Page;
  /** Addresses of requests to third parties. */
  readonly requests: string[];
  readonly consoleErrors: string[];
  readonly events: () => Promise<unknown[]>;
  /**
   * Layout shifts after the page has loaded: each value, and the start of the moved elements' HTML.
   */
  readonly shifts: () => Promise<string[]>;
}

/** The reader who opens the page: saved choices, browser, and network. */
export interface Reader {
  /** The value that `Math.random` returns. */
  readonly draw?: number;
  readonly consent?: string;
  /** Whether the browser sends Global Privacy Control. */
  readonly hasSignal?: boolean;
  /** Whether requests to third parties fail, as with an ad blocker. */
  readonly isBlocking?: boolean;
  readonly pathname?: string;
  readonly options?: BrowserContextOptions;
  /** A replacement in the site's scripts, to test another configuration without another build. */
  readonly script?: { readonly find: RegExp; readonly replaceBy: string };
}

/** Observes a page. Runs in the page, before its first script. */
function watch({ draw, consent, hasSignal }: Record<string, unknown>): void {
  if (window.top !== window) return;
  const seen = { events: [] as unknown[], shifts: [] as string[] };
  Object.assign(window, { seen });
  // `draw` is a string, because JSON doesn't have NaN. Before it's hydrated, the site itself uses
  // `Math.random` for names, so NaN is returned only after that, when the ad calls it.
  const value = Number(draw);
  Math.random = () =>
    Number.isNaN(value) && document.documentElement.dataset['hasHydrated'] !== 'true' ? 0.5 : value;
  if (Number.isNaN(value)) {
    // The ad loads its code in an idle callback, which may run before the attribute is set.
    const { requestIdleCallback: original } = window;
    window.requestIdleCallback = (callback, options) =>
      original((deadline) => {
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
  // Ads load after the page. Ignore earlier shifts, such as those of a font that arrives late.
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
    requests,
    consoleErrors,
    events: () => read<unknown[]>('events'),
    shifts: () => read<string[]>('shifts'),
  };
}

export async function waitForAd(page: Page, state: string): Promise<void> {
  await page.waitForSelector(`[data-ad][data-ad-state="${state}"]`, { timeout: 20_000 });
}

/** Resolves when all of a sponsor's tracking pixels have been requested and answered. */
export async function pixelsAnswered(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const pixels = [...document.querySelectorAll<HTMLImageElement>('img[data-ad-pixel]')];
    return pixels.length === wanted && pixels.every(({ complete }) => complete);
  }, count);
}

/** Removes Chromium's own messages about failed requests, which a page can't prevent. */
export function ignoreNetworkErrors(consoleErrors: readonly string[]): string[] {
  return consoleErrors.filter((text) => !text.startsWith('Failed to load resource'));
}
