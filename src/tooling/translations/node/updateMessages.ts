import fs from 'node:fs';
import path from 'node:path';
import { mapValues } from '../../../foundation/site/model/mapValues';
import {
  formatHashes,
  hashMessage,
  messageRecordFile,
  readMessageHashes,
} from '../../../foundation/site/node/messageRecords';
import type { MessageHashes } from '../../../foundation/site/node/messageRecords';
import { compareMessages, mergeMessages } from '../../../writing/languages/model/messages';
import type { MessageFile } from '../../../writing/languages/model/messages';
import { readGlossary, readMessages } from '../../../writing/languages/node/messageFiles';
import { listMessageOrigins } from './messageOrigins';

/**
 * Adds missing keys to a language's message files. New interface strings are in English. New
 * descriptions of the API reference are empty, because the packages' English isn't copied into the
 * repository. For each translated message, the hash of its English is recorded; if the English has
 * changed, the new hash is recorded only with `isAccepted`. The hash of the translation is recorded
 * too, to notice when someone accepts a message without changing its translation.
 *
 * @param only names of files (see `MessageOrigin`), which are created if they don't exist; without
 *   it, all existing files are updated
 * @returns lines to print: one for each file, and one for each description that needs a translator,
 *   and one for each message that was accepted with the translation of an older English text
 */
export function updateMessages(
  siteDir: string,
  locale: string,
  isAccepted: boolean,
  only?: readonly string[],
): string[] {
  const recorded = readMessageHashes(siteDir, locale);
  const same = new Set(readGlossary(siteDir, locale).same);
  const records = new Map(only === undefined ? [] : Object.entries(recorded));
  const lines = listMessageOrigins(siteDir, locale, only).flatMap(
    ({ name, english, isReference }) => {
      const wanted = isReference ? toEmptyMessages(english) : english;
      const merged = mergeMessages(wanted, readMessages(siteDir, locale, name));
      const old = recorded[name] ?? {};
      const oldEnglish = mapValues(old, (hashes) => hashes.english);
      const options = { same, hash: hashMessage };
      const { missing, stale } = compareMessages(english, merged, oldEnglish, options);
      const hashTranslation = (key: string): string => hashMessage(merged[key]?.message ?? '');
      const unchanged = isAccepted
        ? stale.filter((key) => old[key]?.translation === hashTranslation(key))
        : [];
      const isMissing = new Set(missing);
      const isStale = new Set(isAccepted ? [] : stale);
      const open = Object.entries(english).filter(
        ([key]) => isMissing.has(key) || isStale.has(key),
      );
      const current = Object.entries(english)
        .filter(([key]) => !isMissing.has(key))
        .map(([key, { message }]): [string, MessageHashes] => [
          key,
          isStale.has(key) && old[key] !== undefined
            ? old[key]
            : { english: hashMessage(message), translation: hashTranslation(key) },
        ]);
      records.set(name, Object.fromEntries(current));
      write(siteDir, `i18n/${locale}/${name}`, merged);
      return [
        `i18n/${locale}/${name}: ${String(missing.length)} messages to translate, ${String(isStale.size)} changed`,
        ...(isReference
          ? open.map(([key, { message }]) => `  ${key}: ${message.replace(/\s+/gu, ' ')}`)
          : []),
        ...unchanged.map(
          (key) =>
            `  ${key}: accepted, although its translation is the same as before the English changed to "${english[key]?.message ?? ''}". If it doesn't say so yet, edit it and run this command again.`,
        ),
      ];
    },
  );
  const file = [...records].map(([name, hashes]) => [name, mapValues(hashes, formatHashes)]);
  write(siteDir, messageRecordFile(locale), Object.fromEntries(file));
  return lines;
}

const toEmptyMessages = (english: MessageFile): MessageFile =>
  Object.fromEntries(Object.keys(english).map((key) => [key, { message: '' }]));

function write(siteDir: string, file: string, value: unknown): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `${JSON.stringify(value, null, 2)}\n`);
}
