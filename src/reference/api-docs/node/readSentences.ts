import {
  hashMessage,
  readJson,
  readMessageRecord,
} from '../../../foundation/site/node/messageRecords';
import { findSentenceFile } from '../model/findSentenceFile';
import { listSentences } from '../model/listSentences';
import type { Api } from '../model/types';

type Translated = Readonly<Record<string, { readonly message?: unknown }>>;

/**
 * The translated sentences of an API page, by the anchor of their row. One whose English has
 * changed since is left out, so that the reference is never wrong in any language; a file that
 * cannot be read is empty, since the check names it and a writer's server goes on.
 */
export function readTranslatedSentences(
  siteDir: string,
  locale: string,
  api: Api,
): Readonly<Record<string, string>> {
  const name = findSentenceFile(api);
  try {
    const translated = readJson<Translated | undefined>(
      siteDir,
      `i18n/${locale}/${name}`,
      undefined,
    );
    if (translated === undefined) return {};
    const recorded = readMessageRecord(siteDir, locale)[name] ?? {};
    return Object.fromEntries(
      Object.entries(listSentences(api)).flatMap(([key, english]) => {
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
