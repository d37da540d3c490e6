import { chromium } from 'playwright-core';
import { findChromium } from './findChromium';
import { startSiteServer } from './siteServer';
import path from 'node:path';
(async () => {
  const { server, url } = await startSiteServer(path.resolve('build'), 0);
  const b = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const [name, p, w, scheme, sel, cookie] of JSON.parse(process.argv[2]!)) {
    const c = await b.newContext({
      viewport: { width: w, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    if (cookie)
      await c.addCookies([{ name: 'codeStyling', value: encodeURIComponent(cookie), url }]);
    const page = await c.newPage();
    page.on('console', (m) => {
      if (['error', 'warning'].includes(m.type())) console.log(name, m.text().slice(0, 400));
    });
    page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message.slice(0, 400)));
    await page.goto(url + p);
    await page.waitForTimeout(1500);
    if (sel) {
      const el = page.locator(sel).first();
      await el.scrollIntoViewIfNeeded();
      await page.waitForTimeout(1200);
      await el.screenshot({ path: `/tmp/shot-${name}.png` });
    } else await page.screenshot({ path: `/tmp/shot-${name}.png` });
    await c.close();
  }
  await b.close();
  server.close();
  process.exit(0);
})();
