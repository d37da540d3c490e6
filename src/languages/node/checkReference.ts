import type { Problem } from '../../content/model/problem';
import type { MessageFile, MessageRecord } from '../model/messages';
import type { MessageOrigin } from './messageOrigins';

/** A file of sentences whose page of the reference is no more. */
export function describeLostReference(file: string): Problem {
  return {
    file,
    line: 1,
    what: 'No page of the reference has these sentences, so nobody sees them.',
    cure: 'The path is api/<package>/<exported name>.json: rename the file, or remove it.',
  };
}

/** Sentences of which nobody knows which English they were made from. */
export function checkRecorded(
  { source, english }: MessageOrigin,
  file: string,
  text: string,
  recorded: MessageRecord,
): Problem[] {
  let translated: MessageFile;
  try {
    translated = JSON.parse(text) as MessageFile;
  } catch {
    // Told by the check of the messages.
    return [];
  }
  return Object.keys(english).flatMap((key) => {
    const message = Object.hasOwn(translated, key) ? translated[key]?.message : undefined;
    if (message === undefined || message === '' || recorded[key] !== undefined) return [];
    const line = text.slice(0, text.indexOf(JSON.stringify(key))).split('\n').length;
    return [
      {
        file,
        line,
        what: `Nothing says which English "${key}" was made from, so a change could not be followed.`,
        cure: `Run "npm run i18n:update -- <locale> ${source}".`,
      },
    ];
  });
}
