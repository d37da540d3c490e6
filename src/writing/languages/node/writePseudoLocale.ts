import fs from 'node:fs';
import path from 'node:path';
import type { MessageFile } from '../model/messages';
import { toPseudo } from '../model/pseudo';
import { listMessageFiles, readMessages } from './messageFiles';

/** Folder of the generated language, from `i18n/`: it is made anew and not kept. */
export const PSEUDO_FOLDER = '../.docusaurus/pseudo-locale';

/** Makes the generated language out of the English list of texts. */
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
