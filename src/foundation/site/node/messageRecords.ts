import fs from 'node:fs';
import path from 'node:path';
import { createErrorWithoutStack } from '../model/createErrorWithoutStack';
import { findJsonLine } from '../model/findJsonLine';
import { mapValues } from '../model/mapValues';
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

/** A value for each message, by file below `i18n/<locale>/` and then by key. */
type ByMessage<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** The hashes of a message: of its English text when it was translated, and of the translation. */
export interface MessageHashes {
  readonly english: string;
  /** Missing in records from before translations were hashed. */
  readonly translation?: string;
}

/** Returns the hashes as one string, as they are in the file. */
export function formatHashes({ english, translation }: MessageHashes): string {
  return translation === undefined ? english : `${english} ${translation}`;
}

function parseHashes(text: string): MessageHashes {
  const [english = '', translation] = text.split(' ');
  return { english, ...(translation === undefined ? {} : { translation }) };
}

/** Returns the recorded hashes of a language. */
export function readMessageHashes(siteDir: string, locale: string): ByMessage<MessageHashes> {
  const files = readJson<ByMessage<string>>(siteDir, messageRecordFile(locale), {});
  return mapValues(files, (messages) => mapValues(messages, parseHashes));
}

/** Returns the recorded hashes of the English text. */
export function readMessageRecord(siteDir: string, locale: string): ByMessage<string> {
  return mapValues(readMessageHashes(siteDir, locale), (messages) =>
    mapValues(messages, ({ english }) => english),
  );
}
