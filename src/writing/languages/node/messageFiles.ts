import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../../foundation/site/node/messageRecords';
import { EMPTY_GLOSSARY } from '../model/glossary';
import type { Glossary } from '../model/glossary';
import type { MessageFile } from '../model/messages';

/** The English messages that `npm run i18n:extract` writes. */
export const ENGLISH_FOLDER = 'i18n/en';

/** Returns the message files below `i18n/en`, such as `code.json`. */
export function listMessageFiles(siteDir: string): string[] {
  const folder = path.join(siteDir, ENGLISH_FOLDER);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
}

/** Returns a language's messages in a file, such as `code.json`. */
export function readMessages(siteDir: string, locale: string, file: string): MessageFile {
  return readJson<MessageFile>(siteDir, `i18n/${locale}/${file}`, {});
}

/** Returns the glossary of a language, which is empty if the file doesn't exist. */
export function readGlossary(siteDir: string, locale: string): Glossary {
  return {
    ...EMPTY_GLOSSARY,
    ...readJson<Partial<Glossary>>(siteDir, `i18n/${locale}/glossary.json`, {}),
  };
}
