import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createErrorWithoutStack } from '../model/createErrorWithoutStack';
import { findJsonLine } from '../model/findJsonLine';

/** Where the hashes of the English texts are that a language's messages were made from. */
export function messageRecordFile(locale: string): string {
  return `i18n/${locale}/messages.blocks.json`;
}

/** Short, since there are more than a thousand: a change goes unseen once in four thousand million. */
export function hashMessage(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** A file of JSON, by its path from the site's folder. The error of a broken one names it. */
export function readJson<T>(siteDir: string, file: string, fallback: T): T {
  const full = path.join(siteDir, file);
  if (!fs.existsSync(full)) return fallback;
  const text = fs.readFileSync(full, 'utf8');
  try {
    return JSON.parse(text) as T;
  } catch (error) {
    const { message } = error as Error;
    const line = String(findJsonLine(text, message));
    throw createErrorWithoutStack(
      `${file}:${line}: The file is not valid JSON (${message}). Fix the comma, bracket, or quotation mark there.`,
    );
  }
}

/** Recorded hashes: by file below `i18n/<locale>/`, then by key. */
export function readMessageRecord(
  siteDir: string,
  locale: string,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return readJson(siteDir, messageRecordFile(locale), {});
}
