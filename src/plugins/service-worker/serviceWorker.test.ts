import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { getCurrentBundler } from '@docusaurus/bundler';
import type { PluginOptions } from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { serviceWorker as options } from '../../config/offline';
import serviceWorker from './index';

const FAST = { rspackBundler: true, swcJsMinimizer: true, lightningCssMinimizer: true };
const siteConfig = { future: { faster: FAST } };

let folder = '';
let script = '';
const create = (currentLocale: string): Plugin | null =>
  serviceWorker(
    {
      siteConfig,
      outDir: folder,
      baseUrl: '/',
      i18n: { currentLocale, defaultLocale: 'en' },
    } as unknown as LoadContext,
    { pwaHead: [], ...options } as unknown as PluginOptions,
  );

beforeAll(async () => {
  Object.assign(process.env, { NODE_ENV: 'production' });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'service-worker-'));
  fs.writeFileSync(path.join(folder, 'only-here.html'), '');
  const currentBundler = await getCurrentBundler({ siteConfig } as never);
  const props = { outDir: folder, siteConfig, currentBundler };
  await create('zh')?.postBuild?.(props as never);
  expect(fs.readdirSync(folder)).toEqual(['only-here.html']);
  await create('en')?.postBuild?.(props as never);
  script = fs.readFileSync(path.join(folder, 'sw.js'), 'utf8');
}, 120_000);
afterAll(() => {
  Object.assign(process.env, { NODE_ENV: 'test' });
  fs.rmSync(folder, { recursive: true });
});

type Listener = (event: object) => void;

/** Runs the worker with a URL's query. Returns the listeners it has added synchronously. */
function start(search: string) {
  const listeners: [type: string, listener: Listener][] = [];
  const calls: string[] = [];
  const self = {
    siteRelease: { version: 'v1', shells: [{ base: '/', files: [] }] },
    location: new URL(`https://site.example/sw.js${search}`),
    addEventListener: (type: string, listener: Listener) => listeners.push([type, listener]),
    skipWaiting: () => Promise.resolve(calls.push('skipWaiting')),
    registration: { scope: 'https://site.example/' },
    caches: { open: () => calls.push('open') },
  };
  const scope = { ...self, self, URL, URLSearchParams, console };
  vm.runInNewContext(script, scope);
  /** Dispatches an event like a browser: in order, until a listener stops it. */
  const send = (type: string, event: object): void => {
    let isStopped = false;
    const stopImmediatePropagation = (): void => {
      isStopped = true;
    };
    for (const [name, listener] of listeners) {
      if (name === type && !isStopped) listener({ ...event, stopImmediatePropagation });
    }
  };
  return { listeners, calls, send, count: listeners.length };
}

test('is one script for all languages, with an empty manifest and no local paths', () => {
  expect(fs.readdirSync(folder).sort()).toEqual(['only-here.html', 'sw.js']);
  expect(script).not.toContain('only-here');
  expect(script).not.toContain(process.cwd());
});

test('is the same when built again', async () => {
  const currentBundler = await getCurrentBundler({ siteConfig } as never);
  await create('en')?.postBuild?.({ outDir: folder, siteConfig, currentBundler } as never);
  expect(fs.readFileSync(path.join(folder, 'sw.js'), 'utf8')).toBe(script);
}, 120_000);

test('our listeners are added synchronously, and stop events for the plugin’s', async () => {
  const worker = start('?params=%7B%22offlineMode%22%3Afalse%2C%22debug%22%3Afalse%7D');
  const ours = ['install', 'activate', 'message', 'fetch'];
  expect(worker.listeners.slice(0, worker.count).map(([type]) => type)).toEqual(ours);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  // The plugin adds its own listeners later.
  expect(worker.listeners).toHaveLength(8);
  worker.send('message', { data: { type: 'SKIP_WAITING' }, waitUntil: () => undefined });
  expect(worker.calls).toEqual(['skipWaiting']);
});

test('leaves out the plugin’s messages and theme component', () => {
  expect(create('en')).not.toHaveProperty('getThemePath');
  expect(create('en')).not.toHaveProperty('getDefaultCodeTranslationMessages');
  expect(create('en')?.getClientModules?.()).toEqual([options.swRegister]);
});
