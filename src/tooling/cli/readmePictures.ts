import fs from 'node:fs';
import path from 'node:path';
import { startSite } from '../testing/browser/site';

const SITE_DIR = path.resolve(__dirname, '../../..');
const FOLDER = path.join(SITE_DIR, '.github/pictures');
const PAGE = '/material-ui/react-button';
const VIEWPORT = { width: 1280, height: 800 };

/**
 * `npm run readme:pictures`: takes the README's two screenshots of `build/`, one per color mode.
 */
async function main(): Promise<void> {
  fs.mkdirSync(FOLDER, { recursive: true });
  const site = await startSite();
  try {
    for (const mode of ['light', 'dark'] as const) {
      const context = await site.browser.newContext({ viewport: VIEWPORT, colorScheme: mode });
      const page = await context.newPage();
      await page.goto(`${site.url}${PAGE}`, { waitUntil: 'load' });
      await page.screenshot({ path: path.join(FOLDER, `${mode}.png`) });
      await context.close();
    }
  } finally {
    await site.close();
  }
}

void main();
