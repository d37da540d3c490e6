import { findJsonLine } from '../../../foundation/site/model/findJsonLine';
import type { Problem } from '../../content/model/problem';
import { missingIn } from './facts';
import { checkGlossary } from './glossary';
import type { Glossary } from './glossary';
import type { MessageFile, MessageRecord } from './messages';

const PLACEHOLDER = /\{\w+\}/gu;
const CODE = /`[^`]+`/gu;
const MARKUP = /<\/?[a-z!][^>]*>?/giu;

/** The text of a file of messages, and its English original. */
export interface MessageSource {
  readonly file: string;
  readonly text: string;
  readonly english: MessageFile;
  /**
   * Set for sentences of the reference: one that is empty is shown in English, and the others must
   * say which English they were made from.
   */
  readonly reference?: { readonly source: string; readonly recorded: MessageRecord };
}

/** Line of an offset, counted from 1. */
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Everything that is wrong with a file of interface texts. */
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
        what: `The file is not valid JSON (${message}), so all of its messages would be in English.`,
        fix: 'Fix the comma, bracket or quotation mark there.',
      },
    ];
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return [
      { file, line: 1, what: 'The file is no object of messages.', fix: 'See i18n/README.md.' },
    ];
  }
  return Object.entries(parsed).flatMap(([key, value]: [string, unknown]) => {
    const isKnown = Object.hasOwn(english, key);
    if (reference !== undefined && isKnown && isEmpty(value)) return [];
    const problems = checkMessage(key, value, english, glossary);
    if (reference !== undefined && isKnown && reference.recorded[key] === undefined) {
      problems.push({
        what: `Nothing says which English "${key}" was made from, so a change could not be followed.`,
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
        what: `"${key}" has no text: a message is {"message": "…"}.`,
        fix: 'Write the text under "message", between quotation marks.',
      },
    ];
  }
  const original = Object.hasOwn(english, key) ? english[key]?.message : undefined;
  if (original === undefined) {
    return [
      {
        what: `"${key}" is not a key of the English texts, so nobody will see it.`,
        fix: 'Remove it; "npm run i18n:extract" does that as well.',
      },
    ];
  }
  const problems: { what: string; fix: string }[] = [];
  if (message.trim() === '' && original.trim() !== '') {
    problems.push({ what: `"${key}" is empty.`, fix: `Translate "${original}".` });
    return problems;
  }
  const expected = original.match(PLACEHOLDER) ?? [];
  const found = message.match(PLACEHOLDER) ?? [];
  const lost = missingIn(expected, found);
  const added = missingIn(found, expected);
  if (lost.length > 0) {
    problems.push({
      what: `"${key}" lacks ${lost.join(', ')}, which the page replaces by a value.`,
      fix: 'Put it where the value belongs, letter for letter.',
    });
  }
  if (added.length > 0) {
    problems.push({
      what: `"${key}" has ${added.join(', ')}, which English does not have, so readers would see the braces.`,
      fix: `Use ${expected.length > 0 ? expected.join(', ') : 'no placeholder'}.`,
    });
  }
  const code = missingIn(original.match(CODE) ?? [], message.match(CODE) ?? []);
  if (code.length > 0) {
    problems.push({
      what: `"${key}" lacks the code ${code.join(', ')}, which is the same in every language.`,
      fix: 'Put it in, letter for letter and between backticks.',
    });
  }
  const markup = missingIn(message.match(MARKUP) ?? [], original.match(MARKUP) ?? []);
  if (markup.length > 0) {
    problems.push({
      what: `"${key}" has markup (${markup.join(', ')}), which is shown as text or could run.`,
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
