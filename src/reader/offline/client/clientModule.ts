import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { whenIdle } from '../../../shell/startup/client/whenIdle';
import { canKeepPages } from './canKeepPages';
import { watchInput } from './unsavedWork';

/** Pathnames of client navigations that happened before the code that reports them was loaded. */
let pending: string[] = [];
let report: ((pathname: string) => void) | undefined;

async function load(): Promise<void> {
  const { startOffline } = await import('./startOffline');
  report = await startOffline(initialWorker);
  if (report !== undefined) pending.forEach(report);
  pending = [];
}

/** The worker that served the page. If another one controls it later, that's an update. */
let initialWorker: ServiceWorker | null = null;

/** Adds the manifest link. It isn't in the page's HTML, because browsers would load the manifest before the first paint. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Schedules loading the rest when the page is idle, because this module is part of every page's first load. */
function start(): void {
  watchInput();
  initialWorker = navigator.serviceWorker.controller;
  const begin = (): void => {
    whenIdle(() => {
      linkManifest();
      // If the script is blocked, the site works the same without a worker.
      void load().catch(() => undefined);
    });
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

const isOn = ExecutionEnvironment.canUseDOM && canKeepPages(siteConfig.url);
if (isOn) start();

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: { pathname },
  previousLocation,
}) => {
  if (!isOn || previousLocation === null || previousLocation.pathname === pathname) return;
  if (report === undefined) pending.push(pathname);
  else report(pathname);
};
