import fs from 'node:fs';
import path from 'node:path';
import { keepOrder } from '../../writing/languages/model/keepOrder';
import { updateMessages } from '../translations/node/updateMessages';
import { DEFAULT_LOCALE, SERVED_LOCALES } from '../../foundation/site/model/locales';
import { runDocusaurus } from './runDocusaurus';

const SITE_DIR = path.resolve(__dirname, '../../..');

const ENGLISH = path.join(SITE_DIR, 'i18n', DEFAULT_LOCALE);

/** A file that Docusaurus writes: messages by their id. */
type MessageFile = Readonly<Record<string, unknown>>;

/** Returns the files with English messages, by their path in `i18n/en`. */
function readMessageFiles(): ReadonlyMap<string, MessageFile> {
  const files = fs.existsSync(ENGLISH) ? fs.readdirSync(ENGLISH, { recursive: true }) : [];
  return new Map(
    files
      .map(String)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file,
        JSON.parse(fs.readFileSync(path.join(ENGLISH, file), 'utf8')) as MessageFile,
      ]),
  );
}

function writeMessageFiles(files: ReadonlyMap<string, MessageFile>): void {
  for (const [file, messages] of files) {
    fs.mkdirSync(path.dirname(path.join(ENGLISH, file)), { recursive: true });
    fs.writeFileSync(path.join(ENGLISH, file), `${JSON.stringify(messages, null, 2)}\n`);
  }
}

/**
 * `npm run i18n:extract`: finds every string of the interface and the navigation, writes the English
 * ones to `i18n/en`, and adds new keys to the files of each language. Strings of Docusaurus itself
 * come with its own translations.
 */
async function main(): Promise<void> {
  const earlier = readMessageFiles();
  // Docusaurus only adds messages, so start empty to drop those that no longer exist.
  fs.rmSync(ENGLISH, { recursive: true, force: true });
  for (const locale of SERVED_LOCALES) {
    const code = await runDocusaurus(SITE_DIR, ['write-translations', '--locale', locale]);
    if (code !== 0) {
      // Don't lose the English files because a page couldn't be read.
      if (locale === DEFAULT_LOCALE) writeMessageFiles(earlier);
      process.exit(code);
    }
    if (locale === DEFAULT_LOCALE) {
      const found = [...readMessageFiles()];
      writeMessageFiles(
        new Map(
          found.map(([file, messages]) => [file, keepOrder(messages, earlier.get(file) ?? {})]),
        ),
      );
      continue;
    }
    for (const line of updateMessages(SITE_DIR, locale, false)) console.log(line);
  }
}

void main();
