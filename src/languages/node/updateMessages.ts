import fs from 'node:fs';
import path from 'node:path';
import { compareMessages, mergeMessages } from '../model/messages';
import type { MessageRecord } from '../model/messages';
import {
  hashMessage,
  listMessageFiles,
  messageRecordFile,
  readGlossary,
  readMessageRecord,
  readMessages,
} from './messageFiles';

/**
 * Gives the interface texts of a language every key of the English ones. The English text of a
 * translated message is remembered by its hash; that of a changed one only when it is accepted.
 * Returns a line for each file.
 */
export function updateMessages(siteDir: string, locale: string, isAccepted: boolean): string[] {
  const recorded = readMessageRecord(siteDir, locale);
  const same = new Set(readGlossary(siteDir, locale).same);
  const records: Record<string, MessageRecord> = {};
  const lines = listMessageFiles(siteDir).map((file) => {
    const english = readMessages(siteDir, 'en', file);
    const merged = mergeMessages(english, readMessages(siteDir, locale, file));
    const old = recorded[file] ?? {};
    const { missing, stale } = compareMessages(english, merged, old, { same, hash: hashMessage });
    const isMissing = new Set(missing);
    const isStale = new Set(isAccepted ? [] : stale);
    records[file] = Object.fromEntries(
      Object.entries(english)
        .filter(([key]) => !isMissing.has(key))
        .map(([key, { message }]) => [
          key,
          isStale.has(key) ? (old[key] ?? '') : hashMessage(message),
        ]),
    );
    write(siteDir, `i18n/${locale}/${file}`, merged);
    return `i18n/${locale}/${file}: ${String(missing.length)} messages to translate, ${String(isStale.size)} changed`;
  });
  write(siteDir, messageRecordFile(locale), records);
  return lines;
}

function write(siteDir: string, file: string, value: unknown): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `${JSON.stringify(value, null, 2)}\n`);
}
