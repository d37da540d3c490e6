import {
  hashMessage,
  readJson,
  readMessageRecord,
} from '../../../foundation/site/node/messageRecords';
import { getDescriptionFile } from '../model/getDescriptionFile';
import { listDescriptions } from '../model/listDescriptions';
import type { Api } from '../model/types';

type Translated = Readonly<Record<string, { readonly message?: unknown }>>;

/**
 * Returns the translated descriptions of an API page, by the anchor of their row. Translations
 * whose English original has changed are left out, so that the reference is never wrong in any
 * language. A file that can't be read counts as empty, because the translation check reports it
 * and the dev server shouldn't stop.
 */
export function readTranslatedDescriptions(
  siteDir: string,
  locale: string,
  api: Api,
): Readonly<Record<string, string>> {
  const name = getDescriptionFile(api);
  try {
    const translated = readJson<Translated | undefined>(
      siteDir,
      `i18n/${locale}/${name}`,
      undefined,
    );
    if (translated === undefined) return {};
    const recorded = readMessageRecord(siteDir, locale)[name] ?? {};
    return Object.fromEntries(
      Object.entries(listDescriptions(api)).flatMap(([key, english]) => {
        const message = Object.hasOwn(translated, key) ? translated[key]?.message : undefined;
        const hash = recorded[key];
        const isFresh = hash === undefined || hash === hashMessage(english);
        return typeof message === 'string' && message !== '' && isFresh ? [[key, message]] : [];
      }),
    );
  } catch {
    return {};
  }
}
