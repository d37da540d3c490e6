import { TERMS } from '../../data/terms';
import type { Term } from '../../data/terms';
import { VOICE_TERMS } from '../../data/voiceTerms';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { readSentences } from '../sentences';

type Fault = Pick<Problem, 'what' | 'fix'>;

/** People have to read longer sentences twice. @see docs/_writing-guide.md, "Voice" */
const SENTENCE_MAX_WORDS = 30;

/** Checks the wording and length of a page's sentences. */
export function checkProse(page: PageSource): Problem[] {
  const problems: Problem[] = [];
  for (const { text, line } of readSentences(page)) {
    const words = text.split(/\s+/).length;
    const start = startOf(text);
    if (words > SENTENCE_MAX_WORDS) {
      problems.push({
        file: page.file,
        line,
        what: `A sentence has ${String(words)} words (at most ${String(SENTENCE_MAX_WORDS)}): "${start}".`,
        fix: 'Split it into two sentences.',
      });
    }
    // After a comma, "…" ends a list of names.
    if (/[^,\s] …$/u.test(text)) {
      problems.push({
        file: page.file,
        line,
        what: `A placeholder from "npm run new" is left: "${text}".`,
        fix: 'Replace it with your own text, or remove it.',
      });
    }
    if (/\w!(\s|$)/.test(text)) {
      problems.push({
        file: page.file,
        line,
        what: `An exclamation mark sounds like shouting: "${start}".`,
        fix: 'Use a period.',
      });
    }
    problems.push(
      ...findTerms([...TERMS, ...VOICE_TERMS], text, start).map((fault) => ({
        ...fault,
        file: page.file,
        line,
      })),
    );
  }
  return problems;
}

function findTerms(terms: readonly Term[], text: string, start: string): Fault[] {
  return terms.flatMap(({ pattern, why, fix }) => {
    const hit = pattern.exec(text);
    return hit === null ? [] : [{ what: `Avoid "${hit[0]}" in "${start}". ${why}`, fix }];
  });
}

const startOf = (text: string): string => `${text.split(' ').slice(0, 6).join(' ')} …`;
