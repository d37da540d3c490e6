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
 * Gives the messages of a language every key of the English ones: the interface in English, the
 * reference empty, since a package's sentences are not kept here. The English text of a translated
 * message is remembered by its hash; that of a changed one only when it is accepted. Returns a line
 * for each file, and one for each sentence of the reference that waits for a translator.
 *
 * @param only names of files (see `MessageOrigin`), which are made when they do not exist; all
 *   that exist without it
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
      const wanted = isReference ? withoutTexts(english) : english;
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

const withoutTexts = (english: MessageFile): MessageFile =>
  Object.fromEntries(Object.keys(english).map((key) => [key, { message: '' }]));

function write(siteDir: string, file: string, value: unknown): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `${JSON.stringify(value, null, 2)}\n`);
}
