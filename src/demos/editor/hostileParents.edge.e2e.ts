import fs from 'node:fs';
import path from 'node:path';
import { startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import { startServer } from '../../tooling/testing/servers/startServer';
import type { TestServer } from '../../tooling/testing/servers/startServer';

/**
 * The live frame runs code that its parent sends. Any website can embed it, and hosts that can't send headers
 * (GitHub Pages) don't sandbox it. Code that runs there would have the site's origin, with access to its
 * storage, caches, and service worker.
 */
const LIVE = path.resolve(__dirname, '../../../build/live');
const FRAME = fs.readdirSync(LIVE).find((file) => /^frame\.\w+\.html$/.test(file)) ?? '';

let site: SiteUnderTest;
/** Serves the frame for every URL, without any of the site's headers. */
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

/** Code that reports to the top window where it runs. */
const SPY = 'top.postMessage("ran as " + self.origin, "*"); module.exports = {};';
const SANDBOXES = [null, 'allow-scripts', 'allow-scripts allow-same-origin'];
const NAMES = [FRAME, FRAME.replace(/\.html$/, '')];

/** Embeds the frame and tries every way to pass code to it. Resolves with the reports of code that ran. */
async function attack(address: string, sandbox: string | null): Promise<string[]> {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(attacker.url);
  const reports = await page.evaluate(
    async ({ url, rules, code }) => {
      const received: string[] = [];
      window.addEventListener('message', ({ data }) => {
        if (typeof data === 'string') received.push(data);
      });
      const frame = document.createElement('iframe');
      if (rules !== null) frame.setAttribute('sandbox', rules);
      frame.src = url;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      const messages = [
        { kind: 'script', url: 'x.js', code },
        { kind: 'run', id: 1, files: [{ name: 'A.js', code }], theme: 'material', css: '' },
      ];
      for (const message of messages) {
        frame.contentWindow?.postMessage(message, '*');
        for (const first of [message, { kind: 'connect' }]) {
          const { port1, port2 } = new MessageChannel();
          frame.contentWindow?.postMessage(first, '*', [port2]);
          port1.postMessage(message);
        }
      }
      // Nothing should happen, so there's no event to wait for. When code could run, it ran after 20 ms.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return received;
    },
    { url: address, rules: sandbox, code: SPY },
  );
  await context.close();
  return reports;
}

test.each(NAMES.flatMap((name) => SANDBOXES.map((sandbox) => [name, sandbox] as const)))(
  'a host without headers: %s in a frame with sandbox "%s" runs no code of another website',
  async (name, sandbox) => {
    expect(await attack(`${plainHost.url}/live/${name}`, sandbox)).toEqual([]);
  },
);

test.each(NAMES)('our server: %s runs no code of another website', async (name) => {
  expect(await attack(`${site.url}/live/${name}`, null)).toEqual([]);
});

test('a page of the site itself cannot make the document run code with the site’s origin', async () => {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${plainHost.url}/live/${FRAME}`);
  const reports = await page.evaluate(async (code) => {
    const received: unknown[] = [];
    window.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') received.push(data);
    });
    const { port1, port2 } = new MessageChannel();
    window.postMessage({ kind: 'script', url: 'x.js', code }, '*');
    window.postMessage({ kind: 'connect' }, '*', [port2]);
    port1.postMessage({ kind: 'script', url: 'x.js', code });
    await new Promise((resolve) => setTimeout(resolve, 300));
    return received;
  }, SPY);
  expect(reports).toEqual([]);
  await context.close();
});
