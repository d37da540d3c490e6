import fs from 'node:fs';
import path from 'node:path';
import { updateMessages } from '../languages/node/updateMessages';
import { DEFAULT_LOCALE, SERVED_LOCALES } from '../site/model/locales';
import { runDocusaurus } from './runDocusaurus';

const SITE_DIR = path.resolve(__dirname, '../..');

/**
 * Finds every text of the interface and the navigation: the English list in `i18n/en`, and the
 * new keys in the files of each language (with Docusaurus' own translations of its texts).
 */
async function main(): Promise<void> {
  // A text that is no more must not stay in the list.
  fs.rmSync(path.join(SITE_DIR, 'i18n', DEFAULT_LOCALE), { recursive: true, force: true });
  for (const locale of SERVED_LOCALES) {
    const code = await runDocusaurus(SITE_DIR, ['write-translations', '--locale', locale]);
    if (code !== 0) process.exit(code);
    if (locale === DEFAULT_LOCALE) continue;
    for (const line of updateMessages(SITE_DIR, locale, false)) console.log(line);
  }
}

void main();
