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
  const c = await b.newContext();
  const page = await c.newPage();
  await page.goto(url + '/demo/x/react-data-grid/FirstGrid?dir=rtl');
  await page.waitForTimeout(1500);
  console.log('lone', await page.getAttribute('html', 'dir'));
  await page.evaluate(() => localStorage.setItem('site-direction', 'rtl'));
  await page.goto(url + '/x/react-data-grid');
  await page.waitForTimeout(1500);
  console.log('page', await page.getAttribute('html', 'dir'));
  await page.evaluate(() => {
    (document.querySelector('a.menu__link[href^="/x"]') as HTMLElement).click();
  });
  await page.waitForTimeout(1500);
  console.log('nav', page.url(), await page.getAttribute('html', 'dir'));
  await b.close();
  server.close();
  process.exit(0);
})();
