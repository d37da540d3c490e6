import type { ClientModule } from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { whenIdle } from '../../../shell/startup/client/whenIdle';
import { canKeepPages } from './canKeepPages';
import { watchInput } from './unsavedWork';

/** Addresses reached by links of the site before the code that reports them is there. */
let early: string[] = [];
let report: ((pathname: string) => void) | undefined;

async function load(): Promise<void> {
  const { startOffline } = await import('./startOffline');
  report = await startOffline(first);
  if (report !== undefined) early.forEach(report);
  early = [];
}

/** The worker that has served the page: another one later is an update. */
let first: ServiceWorker | null = null;

/** Not in the page's HTML: there the browser would fetch it beside what it needs to paint. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Part of every page's first load, so it only decides; the rest is loaded when all is done. */
function start(): void {
  watchInput();
  first = navigator.serviceWorker.controller;
  // Blocked or forbidden: the site is the same without a worker.
  const begin = (): void => {
    whenIdle(() => {
      linkManifest();
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
  if (report === undefined) early.push(pathname);
  else report(pathname);
};
