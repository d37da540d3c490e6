import path from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import type { createLiveFrame } from '../../demos/editor/client/createLiveFrame';
import { buildFrameHtml } from '../../demos/editor/node/buildFrame';
import { startSite } from '../../tooling/testing/browser/site';
import { startServer } from '../../tooling/testing/servers/startServer';
import type { TestServer } from '../../tooling/testing/servers/startServer';
import { createHostRules } from './model/createHostRules';
import { findHeaders } from './model/hostRules';

/**
 * `LIVE_ORIGIN`: the frame for edited code is served from another origin than the pages, with the
 * headers that the build writes for both. Testing this doesn't need a full build.
 */
const SITE_DIR = path.resolve(__dirname, '../../..');
const FRAME = '/live/frame.0123abcd.html';
const META_POLICY = /http-equiv="Content-Security-Policy" content="([^"]*)"/;

type WithFrame = Window & { createLiveFrame: typeof createLiveFrame };

let browser: Browser;
/** The site, the frame's origin, and another website. */
let page: TestServer;
let live: TestServer;
let other: TestServer;
let closeBrowser: () => Promise<void>;
let headersOf: (pathname: string) => Record<string, string> = () => ({});
beforeAll(async () => {
  const site = await startSite();
  ({ browser, close: closeBrowser } = site);
  const bundle = await build({
    stdin: {
      contents: `import { createLiveFrame } from './src/demos/editor/client/createLiveFrame';\nwindow.createLiveFrame = createLiveFrame;`,
      resolveDir: SITE_DIR,
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const servePage = (withHeaders: boolean) =>
    startServer(({ url = '/' }, response) => {
      if (withHeaders)
        for (const [name, value] of Object.entries(headersOf(url))) response.setHeader(name, value);
      const isScript = url === '/assets/x.js';
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
      response.end(
        isScript ? script : '<!doctype html><title>x</title><script src="/assets/x.js"></script>',
      );
    });
  page = await servePage(true);
  other = await servePage(false);
  const html = await buildFrameHtml(SITE_DIR, page.url);
  live = await startServer(({ url = '/' }, response) => {
    for (const [name, value] of Object.entries(headersOf(url))) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html').end(html);
  });
  const liveHost = { origin: live.url, pageOrigin: page.url };
  const rules = createHostRules({
    locales: [],
    scriptHashes: [],
    connectOrigins: [],
    scriptOrigins: [],
    redirects: [],
    framePolicies: { [FRAME]: `${META_POLICY.exec(html)?.[1] ?? ''}; sandbox allow-scripts` },
    liveHost,
  });
  headersOf = (pathname) => findHeaders(rules, pathname);
}, 60_000);
afterAll(async () => {
  await Promise.all([closeBrowser(), page.close(), live.close(), other.close()]);
});

/**
 * Runs a line of code in the frame, from a page of an origin. Resolves with the frame's message.
 *
 * @param silenceMs how long to wait for a message, because silence has no event
 */
async function runFrom(origin: string, silenceMs?: number): Promise<string[]> {
  const context = await browser.newContext();
  const tab = await context.newPage();
  await tab.goto(`${origin}/material-ui/react-button`);
  const said = await tab.evaluate(
    ([url, limit]) =>
      new Promise<string[]>((resolve) => {
        const heard: string[] = [];
        const frame = (window as unknown as WithFrame).createLiveFrame({
          url,
          title: 'Preview',
          onMessage: (message) => {
            heard.push(message.kind === 'problem' ? message.problem.message : message.kind);
            if (message.kind === 'problem') resolve(heard);
          },
          onLost: () => {
            resolve(heard);
          },
        });
        frame.send({
          kind: 'run',
          id: 1,
          files: [{ name: 'A.js', code: 'throw new Error("ran as " + self.origin)' }],
          theme: 'material',
          styling: 'system',
          css: '',
          isWindow: false,
        });
        document.body.append(frame.element);
        if (limit === undefined) return;
        setTimeout(() => {
          resolve(heard);
        }, limit);
      }),
    [live.url + FRAME, silenceMs] as const,
  );
  await context.close();
  return said;
}

test('the site runs edited code in a frame from the other host, with an opaque origin', async () => {
  expect(await runFrom(page.url)).toContain('ran as null');
});

test('the frame from the other host does not run code for another website', async () => {
  expect(await runFrom(other.url, 3000)).toEqual([]);
});
