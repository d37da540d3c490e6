import { proseOf } from './words';

/** The words of a language: `i18n/<locale>/glossary.json`. */
export interface Glossary {
  /** English term to the words that may stand for it; the first one is the usual one. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** Words that must not be used, and what to write instead. */
  readonly avoid: Readonly<Record<string, string>>;
  /** Names that stay in English wherever English has them. */
  readonly keep: readonly string[];
  /** Whole messages that are the same in this language. */
  readonly same: readonly string[];
}

export const EMPTY_GLOSSARY: Glossary = { terms: {}, avoid: {}, keep: [], same: [] };

/** What is wrong with one translated text, and how to fix it. */
export interface GlossaryProblem {
  readonly what: string;
  readonly fix: string;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Whether a prose has a term as whole words, in either number. */
function hasTerm(prose: string, term: string, flags: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}-])${escape(term)}(?:s|es)?(?![\\p{L}\\p{N}-])`, flags).test(
    prose,
  );
}

/** The words of a translation against the glossary of its language. */
export function checkGlossary(
  english: string,
  translation: string,
  { terms, avoid, keep }: Glossary,
): GlossaryProblem[] {
  const prose = proseOf(english);
  const own = proseOf(translation);
  const problems: GlossaryProblem[] = [];
  for (const [term, words] of Object.entries(terms)) {
    if (!hasTerm(prose, term, 'iu') || words.some((word) => own.includes(word))) continue;
    problems.push({
      what: `The glossary translates "${term}" as "${words.join('" or "')}", and this text has neither.`,
      fix: `Use "${words[0] ?? ''}", so that readers meet one word for one thing.`,
    });
  }
  for (const [word, better] of Object.entries(avoid)) {
    if (!own.includes(word)) continue;
    problems.push({
      what: `The glossary does not use "${word}".`,
      fix: `Write "${better}".`,
    });
  }
  for (const name of keep) {
    if (!hasTerm(prose, name, 'u') || own.includes(name)) continue;
    problems.push({
      what: `"${name}" is a name that stays in English, and this text does not have it.`,
      fix: `Write "${name}" as it is.`,
    });
  }
  return problems;
}
