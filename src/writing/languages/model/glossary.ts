import { extractProse } from './words';

/** The glossary of a language: `i18n/<locale>/glossary.json`. */
export interface Glossary {
  /** The accepted translations of each English term. The first one is preferred. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** Words to avoid, and what to write instead. */
  readonly avoid: Readonly<Record<string, string>>;
  /** Names that stay in English. */
  readonly keep: readonly string[];
  /** Whole messages or blocks that are the same as in English. */
  readonly same: readonly string[];
}

export const EMPTY_GLOSSARY: Glossary = { terms: {}, avoid: {}, keep: [], same: [] };

/** What is wrong with a translation, and how to fix it. */
export interface GlossaryProblem {
  readonly what: string;
  readonly fix: string;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Whether prose contains a term as whole words, in the singular or plural. */
function hasTerm(prose: string, term: string, flags: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}-])${escape(term)}(?:s|es)?(?![\\p{L}\\p{N}-])`, flags).test(
    prose,
  );
}

/** Checks a translation against the glossary of its language. */
export function checkGlossary(
  english: string,
  translation: string,
  { terms, avoid, keep }: Glossary,
): GlossaryProblem[] {
  const englishProse = extractProse(english);
  const prose = extractProse(translation);
  const problems: GlossaryProblem[] = [];
  for (const [term, words] of Object.entries(terms)) {
    if (!hasTerm(englishProse, term, 'iu') || words.some((word) => prose.includes(word))) continue;
    problems.push({
      what: `The glossary translates "${term}" as "${words.join('" or "')}", but this translation doesn't.`,
      fix: `Use "${words[0] ?? ''}", so that the same thing has the same name everywhere.`,
    });
  }
  for (const [word, better] of Object.entries(avoid)) {
    if (!prose.includes(word)) continue;
    problems.push({
      what: `The glossary says to avoid "${word}".`,
      fix: `Use "${better}" instead.`,
    });
  }
  for (const name of keep) {
    if (!hasTerm(englishProse, name, 'u') || prose.includes(name)) continue;
    problems.push({
      what: `"${name}" is a name that stays in English, but this translation doesn't contain it.`,
      fix: `Write "${name}" as it is in English.`,
    });
  }
  return problems;
}
