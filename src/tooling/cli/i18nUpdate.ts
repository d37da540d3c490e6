import fs from 'node:fs';
import path from 'node:path';
import { listMessageFiles } from '../../writing/languages/node/messageFiles';
import { findReferenceFile } from '../translations/node/messageOrigins';
import { normalizeText } from '../../writing/languages/model/types';
import { updateTranslation } from '../../writing/languages/node/updateTranslation';
import type { UnchangedBlock } from '../../writing/languages/node/updateTranslation';
import { updateMessages } from '../translations/node/updateMessages';
import { listPagePairs } from '../../writing/languages/node/translationFiles';
import { TRANSLATED_LOCALES } from '../../foundation/site/model/locales';
import { toMessage } from '../../foundation/site/model/toMessage';
import { reportFailure } from './reportFailure';

const SITE_DIR = path.resolve(__dirname, '../../..');
const USAGE = `npm run i18n:update -- <locale> [page …] [--accept]
  <locale>  ${TRANSLATED_LOCALES.join(', ')}
  page      docs/material-ui/react-button/index.mdx, or its address /material-ui/react-button;
            "messages" for the interface; an address of the API reference
            (/material-ui/api/button) for its sentences, too; without a page, everything that
            has a translation
  --accept  marks the translations as up to date with the current English`;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Returns the pages with these names: addresses, files in `docs/`, or translated files. */
function findPages(locale: string, names: readonly string[]) {
  const pairs = listPagePairs(SITE_DIR, locale);
  return names.map((name) => {
    const clean = name.replace(/^\/|\/$/g, '');
    const found = pairs.find(({ source, file }) =>
      [source, file, source.replace(/^docs\/|(\/index)?\.mdx$/g, '')].includes(clean),
    );
    return (
      found ??
      fail(
        `${name}: not a page that can be translated. Use its address (/material-ui/react-button) or its file in docs/. The blog exists only in English.`,
      )
    );
  });
}

function listTranslated(locale: string) {
  return listPagePairs(SITE_DIR, locale).filter(({ file }) =>
    fs.existsSync(path.join(SITE_DIR, file)),
  );
}

/** Returns the message files that the arguments name. */
function findWantedMessageFiles(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (name === 'messages') return listMessageFiles(SITE_DIR);
    const pathname = `/${name.replace(/^\/|\/$|^docs\/|\.mdx$/g, '')}`;
    return findReferenceFile(SITE_DIR, pathname) ?? [];
  });
}

/** Returns one line about a block that was accepted with its old translation. */
function formatUnchanged(file: string, { line, before, english }: UnchangedBlock): string {
  const [old, current] = [before, english].map((text) => normalizeText(text));
  return `${file}:${String(line)}: Accepted, although the translation is the same as before the English changed from "${old}" to "${current}". If it doesn't say so yet, edit it and run this command again.`;
}

/** `npm run i18n:update`: creates the files that translators edit, and brings them up to date. */
function main(): void {
  const args = process.argv.slice(2);
  const isAccepted = args.includes('--accept');
  const [locale, ...names] = args.filter((argument) => !argument.startsWith('--'));
  if (locale === undefined || !TRANSLATED_LOCALES.some((code) => code === locale)) fail(USAGE);
  const isEverything = names.length === 0;
  const files = isEverything ? undefined : findWantedMessageFiles(names);
  if (files === undefined || files.length > 0) {
    for (const line of updateMessages(SITE_DIR, locale, isAccepted, files)) console.log(line);
  }
  const pages = isEverything
    ? listTranslated(locale)
    : findPages(
        locale,
        names.filter((name) => name !== 'messages'),
      );
  let failures = 0;
  for (const page of pages) {
    try {
      const result = updateTranslation(SITE_DIR, page, isAccepted);
      const { file, isNew, missing, changed, unchanged } = result;
      const done = isNew ? 'created' : 'updated';
      console.log(
        `${file}: ${done}, ${String(missing)} blocks to translate, ${String(changed)} changed`,
      );
      for (const block of unchanged) console.log(formatUnchanged(file, block));
    } catch (error) {
      failures += 1;
      console.error(toMessage(error));
    }
  }
  process.exit(failures === 0 ? 0 : 2);
}

reportFailure(main);
