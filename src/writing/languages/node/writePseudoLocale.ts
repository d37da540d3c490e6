import fs from 'node:fs';
import path from 'node:path';
import type { MessageFile } from '../model/messages';
import { toPseudo } from '../model/pseudo';
import { listMessageFiles, readMessages } from './messageFiles';

/** The folder of the pseudo-locale, relative to `i18n/`. Generated on demand, and not committed. */
export const PSEUDO_FOLDER = '../.docusaurus/pseudo-locale';

/** Generates the pseudo-locale from the English messages. */
export function writePseudoLocale(siteDir: string): void {
  const folder = path.join(siteDir, 'i18n', PSEUDO_FOLDER);
  for (const name of listMessageFiles(siteDir)) {
    const messages: MessageFile = Object.fromEntries(
      Object.entries(readMessages(siteDir, 'en', name)).map(([key, { message }]) => [
        key,
        { message: toPseudo(message) },
      ]),
    );
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(messages, null, 2));
  }
}
