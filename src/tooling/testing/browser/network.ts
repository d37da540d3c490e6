import type { BrowserContext, Page } from 'playwright-core';

/** Answers every request to a production host from a local server. */
export async function routeHost(
  context: BrowserContext,
  production: string | null,
  local: string,
): Promise<void> {
  if (production === null)
    throw new Error("This build doesn't have the address, so there is nothing to route.");
  await context.route(`${new URL(production).origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    try {
      const response = await route.fetch({ url: local + pathname + search });
      await route.fulfill({ response });
    } catch (error) {
      // A test may end while the page's last request is pending.
      if (!/disposed|closed/.test(String(error))) throw error;
    }
  });
}

/** Returns an array that collects a context's requests to other hosts than the site's. */
export function collectForeignRequests(context: BrowserContext, siteUrl: string): string[] {
  const foreign: string[] = [];
  const own = new URL(siteUrl).origin;
  context.on('request', (request) => {
    const address = new URL(request.url());
    if (/^https?:$/.test(address.protocol) && address.origin !== own) foreign.push(request.url());
  });
  return foreign;
}

/** Makes every page of a context send Global Privacy Control. */
export async function sendPrivacyControl(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
}

/** Saves an answer to the consent banner before the first page. */
export async function answerConsent(
  context: BrowserContext,
  answer: 'granted' | 'denied',
): Promise<void> {
  await context.addInitScript((value) => {
    localStorage.setItem('site-consent', value);
  }, answer);
}

/** The application's scripts. Standalone demos run one of their own before the first paint. */
const SCRIPTS = /\/assets\/js\/(?!standalone\.)/;

/**
 * Delays the application's scripts forever, until the returned function lets later ones load. They
 * aren't refused, because a page whose scripts are missing reloads once and then shows a message.
 */
export async function holdScripts(target: BrowserContext | Page): Promise<() => Promise<void>> {
  await target.route(SCRIPTS, () => new Promise<void>(() => undefined));
  return () => target.unroute(SCRIPTS);
}

/** Delays requests to an address until the returned function is called. */
export async function holdRequests(
  target: BrowserContext | Page,
  address: RegExp,
): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await target.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
