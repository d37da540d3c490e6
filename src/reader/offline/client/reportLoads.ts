import type { PageMessage } from '../model/messages';
import { savesData } from '../../../shell/startup/client/savesData';

/** How long URLs are collected before they're sent, in ms. */
const REPORT_AFTER_MS = 1_000;

/**
 * Reports to the worker what this page has loaded without it. If there was no worker when the page
 * started, that's everything. In any case, it's the pages reached by client navigation, because
 * those never request their HTML.
 *
 * @returns a function that reports the pathname of a client navigation
 */
export function reportLoads(
  container: ServiceWorkerContainer,
  hadWorker: boolean,
): (pathname: string) => void {
  const urls = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = async (): Promise<void> => {
    timer = undefined;
    const { active } = await container.ready;
    const message: PageMessage = { type: 'KEEP', urls: [...urls] };
    urls.clear();
    active?.postMessage(message);
  };
  const add = (url: string): void => {
    urls.add(url);
    timer ??= setTimeout(() => void send(), REPORT_AFTER_MS);
  };
  if (!hadWorker) {
    add(window.location.pathname);
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        if (name.startsWith(`${window.location.origin}/`)) add(name);
      }
    }).observe({ type: 'resource', buffered: true });
  }
  return (pathname) => {
    if (!savesData()) add(pathname);
  };
}
