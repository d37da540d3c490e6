import { findJsonLine } from '../../../foundation/site/model/findJsonLine';
import type { Problem } from '../../content/model/problem';
import { listMissing } from './blockMarkup';
import { checkGlossary } from './glossary';
import type { Glossary } from './glossary';
import type { MessageFile, MessageRecord } from './messages';

const PLACEHOLDER = /\{\w+\}/gu;
const CODE = /`[^`]+`/gu;
const MARKUP = /<\/?[a-z!][^>]*>?/giu;

/** A message file and its English original. */
export interface MessageSource {
  readonly file: string;
  /** The file's JSON. */
  readonly text: string;
  readonly english: MessageFile;
  /**
   * Set for descriptions of the API reference. An empty one is shown in English, and for the others,
   * the English text that they were translated from must be on record.
   */
  readonly reference?: { readonly source: string; readonly recorded: MessageRecord };
}

/** Returns the line of an offset, counted from 1. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Returns everything that is wrong with a message file. */
export function checkMessages(
  { file, text, english, reference }: MessageSource,
  glossary: Glossary,
): Problem[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    return [
      {
        file,
        line: findJsonLine(text, message),
        what: `The file is not valid JSON (${message}), so all its messages would be in English.`,
        fix: 'Check the commas, brackets, and quotation marks on this line and the one before it.',
      },
    ];
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return [
      {
        file,
        line: 1,
        what: 'The file must contain an object with messages: { "<key>": { "message": "…" } }.',
        fix: 'See i18n/README.md.',
      },
    ];
  }
  return Object.entries(parsed).flatMap(([key, value]: [string, unknown]) => {
    const isKnown = Object.hasOwn(english, key);
    if (reference !== undefined && isKnown && isEmpty(value)) return [];
    const problems = checkMessage(key, value, english, glossary);
    if (reference !== undefined && isKnown && reference.recorded[key] === undefined) {
      problems.push({
        what: `No record says which English text "${key}" was translated from, so later changes to the English text would go unnoticed.`,
        fix: `Run "npm run i18n:update -- <locale> ${reference.source}".`,
      });
    }
    if (problems.length === 0) return [];
    const line = lineAt(text, Math.max(0, text.indexOf(JSON.stringify(key))));
    return problems.map((found) => ({ file, line, ...found }));
  });
}

const isEmpty = (value: unknown): boolean =>
  (value as { message?: unknown } | null)?.message === '';

function checkMessage(
  key: string,
  value: unknown,
  english: MessageFile,
  glossary: Glossary,
): { what: string; fix: string }[] {
  const message = (value as { message?: unknown } | null)?.message;
  if (typeof message !== 'string') {
    return [
      {
        what: `"${key}" has no "message", so it would be in English.`,
        fix: 'Write the translation like this: { "message": "…" }.',
      },
    ];
  }
  const original = Object.hasOwn(english, key) ? english[key]?.message : undefined;
  if (original === undefined) {
    return [
      {
        what: `"${key}" is not a key of the English messages, so nobody would see it.`,
        fix: 'Remove it, or run "npm run i18n:extract", which removes it for you.',
      },
    ];
  }
  const problems: { what: string; fix: string }[] = [];
  if (message.trim() === '' && original.trim() !== '') {
    problems.push({
      what: `"${key}" is empty, so people would see nothing.`,
      fix: `Translate "${original}".`,
    });
    return problems;
  }
  const expected = original.match(PLACEHOLDER) ?? [];
  const found = message.match(PLACEHOLDER) ?? [];
  const lost = listMissing(expected, found);
  const added = listMissing(found, expected);
  if (lost.length > 0) {
    problems.push({
      what: `"${key}" lacks ${lost.join(', ')}, which the site replaces with a value.`,
      fix: 'Add it where the value belongs, exactly as it is in English.',
    });
  }
  if (added.length > 0) {
    problems.push({
      what: `"${key}" has ${added.join(', ')}, which the English message doesn't have, so people would see the braces.`,
      fix: expected.length > 0 ? `Only use ${expected.join(', ')}.` : 'Remove it.',
    });
  }
  const code = listMissing(original.match(CODE) ?? [], message.match(CODE) ?? []);
  if (code.length > 0) {
    problems.push({
      what: `"${key}" lacks the code ${code.join(', ')}, which is the same in every language.`,
      fix: 'Add it in backticks, exactly as it is in English.',
    });
  }
  const markup = listMissing(message.match(MARKUP) ?? [], original.match(MARKUP) ?? []);
  if (markup.length > 0) {
    problems.push({
      what: `"${key}" has markup (${markup.join(', ')}), which would be shown as text or could run code.`,
      fix: 'Write plain text.',
    });
  }
  if (message === original) return problems;
  return [
    ...problems,
    ...checkGlossary(original, message, glossary).map(({ what, fix }) => ({
      what: `"${key}": ${what}`,
      fix,
    })),
  ];
}
