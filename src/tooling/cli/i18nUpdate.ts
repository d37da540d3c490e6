import fs from 'node:fs';
import path from 'node:path';
import { listMessageFiles } from '../../writing/languages/node/messageFiles';
import { findReferenceFile } from '../translations/node/messageOrigins';
import { updateTranslation } from '../../writing/languages/node/updateTranslation';
import { updateMessages } from '../translations/node/updateMessages';
import { listPagePairs } from '../../writing/languages/node/translationFiles';
import { TRANSLATED_LOCALES } from '../../foundation/site/model/locales';
import { toMessage } from '../../foundation/site/model/toMessage';
import { reportFailure } from './reportFailure';

const SITE_DIR = path.resolve(__dirname, '../../..');
const USAGE = `npm run i18n:update -- <locale> [page …] [--accept]
  <locale>  ${TRANSLATED_LOCALES.join(', ')}
  page      docs/material-ui/react-button/index.mdx, or its address /material-ui/react-button;
            "messages" for the interface; an address of the reference (/material-ui/api/button)
            for its sentences, too; without a page: everything that is translated already
  --accept  the translations are right for the English of today`;

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

/** `/material-ui/react-button`, `docs/…/index.mdx` and the translated file all name one page. */
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
        `${name}: no page that can be translated. Give its address or its file in docs/; the blog is in English only.`,
      )
    );
  });
}

function listTranslated(locale: string) {
  return listPagePairs(SITE_DIR, locale).filter(({ file }) =>
    fs.existsSync(path.join(SITE_DIR, file)),
  );
}

/** Files of messages that the arguments ask for. */
function listWantedMessages(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    if (name === 'messages') return listMessageFiles(SITE_DIR);
    const pathname = `/${name.replace(/^\/|\/$|^docs\/|\.mdx$/g, '')}`;
    return findReferenceFile(SITE_DIR, pathname) ?? [];
  });
}

/** The translator's tool: makes side-by-side files and brings them up to date. */
function main(): void {
  const args = process.argv.slice(2);
  const isAccepted = args.includes('--accept');
  const [locale, ...names] = args.filter((argument) => !argument.startsWith('--'));
  if (locale === undefined || !TRANSLATED_LOCALES.some((code) => code === locale)) fail(USAGE);
  const isEverything = names.length === 0;
  const files = isEverything ? undefined : listWantedMessages(names);
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
      const { file, isNew, missing, changed } = updateTranslation(SITE_DIR, page, isAccepted);
      const done = isNew ? 'made' : 'updated';
      console.log(
        `${file}: ${done}, ${String(missing)} blocks to translate, ${String(changed)} changed`,
      );
    } catch (error) {
      failures += 1;
      console.error(toMessage(error));
    }
  }
  process.exit(failures === 0 ? 0 : 2);
}

reportFailure(main);
