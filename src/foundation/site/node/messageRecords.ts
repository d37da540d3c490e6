import fs from 'node:fs';
import path from 'node:path';
import { createErrorWithoutStack } from '../model/createErrorWithoutStack';
import { findJsonLine } from '../model/findJsonLine';
import { hashContent } from './hashContent';

/** Path of the file with the hashes of the English messages that a language was translated from. */
export function messageRecordFile(locale: string): string {
  return `i18n/${locale}/messages.blocks.json`;
}

/**
 * Hashes a message. The hash is short because there are more than a thousand of them. A changed
 * message is missed with a probability of one in four billion.
 */
export function hashMessage(text: string): string {
  return hashContent(text, 8);
}

/**
 * Reads a JSON file, or returns the fallback when it doesn't exist.
 *
 * @param file its path in the site's folder
 * @throws Error naming the file and line when it isn't valid JSON
 */
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

/** Returns the recorded hashes, by file below `i18n/<locale>/` and then by key. */
export function readMessageRecord(
  siteDir: string,
  locale: string,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  return readJson(siteDir, messageRecordFile(locale), {});
}
