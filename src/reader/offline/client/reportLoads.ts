import type { ToWorker } from '../model/messages';
import { savesData } from '../../../shell/startup/client/savesData';

/** Time in which addresses are gathered, in ms. */
const REPORT_AFTER_MS = 1_000;

/**
 * Tells the worker what this page has loaded past it: everything when it was not there at the
 * start of the page, and in any case the pages reached by links, whose HTML nobody asks for.
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
    const message: ToWorker = { type: 'KEEP', urls: [...urls] };
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
