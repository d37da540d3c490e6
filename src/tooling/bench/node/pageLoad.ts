import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

const CPU_SLOWDOWN = 4;
const KINDS: readonly [kind: string, pattern: RegExp][] = [
  ['script', /\.m?js$/],
  ['style', /\.css$/],
  ['font', /\.woff2?$/],
  ['picture', /\.(?:png|jpe?g|svg|webp|ico)$/],
  ['data', /\.(?:json|webmanifest|xml|txt)$/],
];

/** What a page loads without any interaction. */
export interface PageLoad {
  /**
   * Bytes after Brotli compression, by kind: `html`, `script`, `style`, `font`, `picture`, `data`.
   */
  readonly bytes: Readonly<Record<string, number>>;
  /** Bytes of files that are prefetched for pages that a reader might open next. */
  readonly prefetched: number;
  readonly requests: readonly string[];
  /** Console errors and warnings, and uncaught errors. */
  readonly errors: readonly string[];
}

/**
 * Opens an empty page in a fresh profile. It defines `__name`, which esbuild adds to the functions
 * that `page.evaluate` sends to the browser.
 */
export async function openPage(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript('globalThis.__name = (value) => value');
  return context.newPage();
}

const sizes = new Map<string, number>();

/**
 * Returns the bytes that a host sends for a file, which are those of its compressed copy if it has
 * one.
 */
export function getSentBytes(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const ready = `${file}.br`;
  const bytes = fs.existsSync(ready)
    ? fs.statSync(ready).size
    : /\.(?:woff2?|png|jpe?g|webp|ico)$/.test(file)
      ? fs.statSync(file).size
      : zlib.brotliCompressSync(fs.readFileSync(file)).length;
  sizes.set(file, bytes);
  return bytes;
}

/** Returns the file of a build that a host sends for an address. */
export function findBuiltFile(folder: string, url: string): string | undefined {
  const { pathname } = new URL(url);
  const base = path.join(folder, decodeURIComponent(pathname));
  return [base, `${base}.html`, path.join(base, 'index.html')].find(
    (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
  );
}

/** Opens a page in a fresh profile, and measures what it loads until the network is idle. */
export async function measurePageLoad(
  browser: Browser,
  folder: string,
  url: string,
): Promise<PageLoad> {
  const page = await openPage(browser, { width: 1350, height: 940 });
  const requests: string[] = [];
  const prefetched = new Set<string>();
  const errors: string[] = [];
  page.on('request', (request) => {
    if (
      request.headers()['purpose'] === 'prefetch' ||
      request.headers()['sec-purpose'] === 'prefetch'
    )
      prefetched.add(request.url());
    requests.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  const linked = await listPrefetchLinks(page);
  const bytes: Record<string, number> = {};
  let prefetchedBytes = 0;
  for (const request of new Set(requests)) {
    const file = request.startsWith(new URL(url).origin)
      ? findBuiltFile(folder, request)
      : undefined;
    if (file === undefined) continue;
    const { pathname } = new URL(request);
    const kind = KINDS.find(([, pattern]) => pattern.test(pathname))?.[0] ?? 'html';
    const size = getSentBytes(file);
    if (prefetched.has(request) || linked.has(request)) prefetchedBytes += size;
    else bytes[kind] = (bytes[kind] ?? 0) + size;
  }
  await page.context().close();
  return { bytes, prefetched: prefetchedBytes, requests, errors };
}

async function listPrefetchLinks(page: Page): Promise<Set<string>> {
  return new Set(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href),
    ),
  );
}

/** Makes the page's processor four times slower. */
export async function throttleCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
