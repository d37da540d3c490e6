import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EMPTY_GLOSSARY } from '../model/glossary';
import type { Glossary } from '../model/glossary';
import type { MessageFile, MessageRecord } from '../model/messages';

/** The English texts, as `npm run i18n:extract` found them. */
export const ENGLISH_FOLDER = 'i18n/en';

/** Where the hashes of the English texts are that a language's messages were made from. */
export function messageRecordFile(locale: string): string {
  return `i18n/${locale}/messages.blocks.json`;
}

/** Short, since there are more than a thousand: a change goes unseen once in four thousand million. */
export function hashMessage(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

export function readJson<T>(siteDir: string, file: string, fallback: T): T {
  const full = path.join(siteDir, file);
  return fs.existsSync(full) ? (JSON.parse(fs.readFileSync(full, 'utf8')) as T) : fallback;
}

/** Files of messages below `i18n/en`, such as `code.json`. */
export function listMessageFiles(siteDir: string): string[] {
  const folder = path.join(siteDir, ENGLISH_FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

export function readMessages(siteDir: string, locale: string, file: string): MessageFile {
  return readJson<MessageFile>(siteDir, `i18n/${locale}/${file}`, {});
}

/** Recorded hashes by file. */
export function readMessageRecord(
  siteDir: string,
  locale: string,
): Readonly<Record<string, MessageRecord>> {
  return readJson(siteDir, messageRecordFile(locale), {});
}

/** The glossary of a language; empty while it has none. */
export function readGlossary(siteDir: string, locale: string): Glossary {
  return {
    ...EMPTY_GLOSSARY,
    ...readJson<Partial<Glossary>>(siteDir, `i18n/${locale}/glossary.json`, {}),
  };
}
