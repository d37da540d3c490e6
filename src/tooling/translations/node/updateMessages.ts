import fs from 'node:fs';
import path from 'node:path';
import {
  hashMessage,
  messageRecordFile,
  readMessageRecord,
} from '../../../foundation/site/node/messageRecords';
import { compareMessages, mergeMessages } from '../../../writing/languages/model/messages';
import type { MessageFile, MessageRecord } from '../../../writing/languages/model/messages';
import { readGlossary, readMessages } from '../../../writing/languages/node/messageFiles';
import { listMessageOrigins } from './messageOrigins';

/**
 * Adds missing keys to a language's message files. New interface strings are in English. New
 * descriptions of the API reference are empty, because the packages' English isn't copied into the
 * repository. For each translated message, the hash of its English is recorded; if the English has
 * changed, the new hash is recorded only with `isAccepted`.
 *
 * @param only names of files (see `MessageOrigin`), which are created if they don't exist; without
 *   it, all existing files are updated
 * @returns lines to print: one for each file, and one for each description that needs a translator
 */
export function updateMessages(
  siteDir: string,
  locale: string,
  isAccepted: boolean,
  only?: readonly string[],
): string[] {
  const recorded = readMessageRecord(siteDir, locale);
  const same = new Set(readGlossary(siteDir, locale).same);
  const records: Record<string, MessageRecord> = only === undefined ? {} : { ...recorded };
  const lines = listMessageOrigins(siteDir, locale, only).flatMap(
    ({ name, english, isReference }) => {
      const wanted = isReference ? toEmptyMessages(english) : english;
      const merged = mergeMessages(wanted, readMessages(siteDir, locale, name));
      const old = recorded[name] ?? {};
      const { missing, stale } = compareMessages(english, merged, old, { same, hash: hashMessage });
      const isMissing = new Set(missing);
      const isStale = new Set(isAccepted ? [] : stale);
      const open = Object.entries(english).filter(
        ([key]) => isMissing.has(key) || isStale.has(key),
      );
      records[name] = Object.fromEntries(
        Object.entries(english)
          .filter(([key]) => !isMissing.has(key))
          .map(([key, { message }]) => [
            key,
            isStale.has(key) ? (old[key] ?? '') : hashMessage(message),
          ]),
      );
      write(siteDir, `i18n/${locale}/${name}`, merged);
      return [
        `i18n/${locale}/${name}: ${String(missing.length)} messages to translate, ${String(isStale.size)} changed`,
        ...(isReference
          ? open.map(([key, { message }]) => `  ${key}: ${message.replace(/\s+/gu, ' ')}`)
          : []),
      ];
    },
  );
  write(siteDir, messageRecordFile(locale), records);
  return lines;
}

const toEmptyMessages = (english: MessageFile): MessageFile =>
  Object.fromEntries(Object.keys(english).map((key) => [key, { message: '' }]));

function write(siteDir: string, file: string, value: unknown): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `${JSON.stringify(value, null, 2)}\n`);
}
