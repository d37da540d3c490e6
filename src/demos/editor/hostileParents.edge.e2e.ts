import fs from 'node:fs';
import path from 'node:path';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { startServer } from '../../tooling/testing/servers/startServer';
import type { TestServer } from '../../tooling/testing/servers/startServer';

/**
 * The live frame runs what its parent sends. Another website may embed it too, and hosts that
 * cannot send headers (GitHub Pages) do not sandbox it: run there, code would have the origin of
 * the site, with its storage, its caches and its service worker.
 */
const LIVE = path.resolve(__dirname, '../../../build/live');
const FRAME = fs.readdirSync(LIVE).find((file) => /^frame\.\w+\.html$/.test(file)) ?? '';

let site: SiteUnderTest;
/** Serves the frame under both of its names, without a single header of our own. */
let plainHost: TestServer;
/** Another website. */
let attacker: TestServer;
beforeAll(async () => {
  const html = fs.readFileSync(path.join(LIVE, FRAME));
  site = await startSite();
  plainHost = await startServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  attacker = await startServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>x</title>');
  });
}, 60_000);
afterAll(async () => {
  await Promise.all([site.close(), plainHost.close(), attacker.close()]);
});

/** Code that tells the top window where it runs. */
const SPY = 'top.postMessage("ran as " + self.origin, "*"); module.exports = {};';
const SANDBOXES = [null, 'allow-scripts', 'allow-scripts allow-same-origin'];
const NAMES = [FRAME, FRAME.replace(/\.html$/, '')];

/** Embeds the frame and tries every way to hand code to it. Resolves with what the code said. */
async function attack(address: string, sandbox: string | null): Promise<string[]> {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(attacker.url);
  const said = await page.evaluate(
    async ({ url, rules, code }) => {
      const heard: string[] = [];
      window.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') heard.push(data);
      });
      const frame = document.createElement('iframe');
      if (rules !== null) frame.setAttribute('sandbox', rules);
      frame.src = url;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      const messages = [
        { kind: 'script', url: 'x.js', code },
        { kind: 'run', id: 1, files: [{ name: 'A.js', code }], stage: 'material', css: '' },
      ];
      for (const message of messages) {
        frame.contentWindow?.postMessage(message, '*');
        for (const first of [message, { kind: 'connect' }]) {
          const { port1, port2 } = new MessageChannel();
          frame.contentWindow?.postMessage(first, '*', [port2]);
          port1.postMessage(message);
        }
      }
      // Nothing is to happen, so there is no event to wait for; on the way in, code ran after 20 ms.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return heard;
    },
    { url: address, rules: sandbox, code: SPY },
  );
  await context.close();
  return said;
}

test.each(NAMES.flatMap((name) => SANDBOXES.map((sandbox) => [name, sandbox] as const)))(
  'a host without headers: %s in a frame with sandbox "%s" runs nothing of another website',
  async (name, sandbox) => {
    expect(await attack(`${plainHost.url}/live/${name}`, sandbox)).toEqual([]);
  },
);

test.each(NAMES)('our own server: %s runs nothing of another website', async (name) => {
  expect(await attack(`${site.url}/live/${name}`, null)).toEqual([]);
});

test('a page of the site itself cannot make the frame run code with the rights of the site', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${plainHost.url}/live/${FRAME}`);
  const said = await page.evaluate(async (code) => {
    const heard: unknown[] = [];
    window.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') heard.push(data);
    });
    const { port1, port2 } = new MessageChannel();
    window.postMessage({ kind: 'script', url: 'x.js', code }, '*');
    window.postMessage({ kind: 'connect' }, '*', [port2]);
    port1.postMessage({ kind: 'script', url: 'x.js', code });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return heard;
  }, SPY);
  expect(said).toEqual([]);
  await context.close();
});
