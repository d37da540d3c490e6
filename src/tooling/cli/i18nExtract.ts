import fs from 'node:fs';
import path from 'node:path';
import { keepOrder } from '../../writing/languages/model/keepOrder';
import { updateMessages } from '../translations/node/updateMessages';
import { DEFAULT_LOCALE, SERVED_LOCALES } from '../../foundation/site/model/locales';
import { runDocusaurus } from './runDocusaurus';

const SITE_DIR = path.resolve(__dirname, '../../..');

const ENGLISH = path.join(SITE_DIR, 'i18n', DEFAULT_LOCALE);

type List = Readonly<Record<string, unknown>>;

/** The English lists by their path in the folder. */
function readLists(): ReadonlyMap<string, List> {
  const files = fs.existsSync(ENGLISH) ? fs.readdirSync(ENGLISH, { recursive: true }) : [];
  return new Map(
    files
      .map(String)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file, JSON.parse(fs.readFileSync(path.join(ENGLISH, file), 'utf8')) as List]),
  );
}

function writeLists(lists: ReadonlyMap<string, List>): void {
  for (const [file, entries] of lists) {
    fs.mkdirSync(path.dirname(path.join(ENGLISH, file)), { recursive: true });
    fs.writeFileSync(path.join(ENGLISH, file), `${JSON.stringify(entries, null, 2)}\n`);
  }
}

/**
 * Finds every text of the interface and the navigation: the English list in `i18n/en`, and the
 * new keys in the files of each language (with Docusaurus' own translations of its texts).
 */
async function main(): Promise<void> {
  const earlier = readLists();
  // A text that is no more must not stay in the list.
  fs.rmSync(ENGLISH, { recursive: true, force: true });
  for (const locale of SERVED_LOCALES) {
    const code = await runDocusaurus(SITE_DIR, ['write-translations', '--locale', locale]);
    if (code !== 0) {
      // A page that cannot be read costs nobody the list.
      if (locale === DEFAULT_LOCALE) writeLists(earlier);
      process.exit(code);
    }
    if (locale === DEFAULT_LOCALE) {
      const found = [...readLists()];
      writeLists(
        new Map(found.map(([file, list]) => [file, keepOrder(list, earlier.get(file) ?? {})])),
      );
      continue;
    }
    for (const line of updateMessages(SITE_DIR, locale, false)) console.log(line);
  }
}

void main();
