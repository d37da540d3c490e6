import { chromium } from 'playwright-core';
import { findChromium } from './findChromium';
import { startSiteServer } from './siteServer';
async function main() {
  const { server, url } = await startSiteServer('/tmp/wt/analytics/build', 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  for (const scheme of ['light', 'dark'] as const) for (const width of [360, 1440]) {
    const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.on('console', (m) => { if (m.type() !== 'log') console.log(m.type(), m.text().slice(0, 300)); });
    page.on('pageerror', (e) => console.log('pageerror', e.message));
    await page.goto(url + '/material-ui/react-button');
    await page.waitForSelector('[data-consent-banner]');
    await page.screenshot({ path: `/tmp/an-banner-${scheme}-${width}.png` });
    await page.goto(url + '/privacy');
    await page.waitForSelector('[data-consent-banner]');
    await page.click('[data-consent-banner] button >> nth=1');
    await page.screenshot({ path: `/tmp/an-privacy-${scheme}-${width}.png`, fullPage: true });
    await context.close();
  }
  await browser.close(); server.closeAllConnections(); server.close();
}
void main();
