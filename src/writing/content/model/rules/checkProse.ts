import { TERMS } from '../../data/terms';
import type { Term } from '../../data/terms';
import { VOICE_TERMS } from '../../data/voiceTerms';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { readSentences } from '../sentences';

type Fault = Pick<Problem, 'what' | 'fix'>;

/** Longer sentences are read twice. Writing guide, "Voice". */
const SENTENCE_MAX_WORDS = 30;

/** Voice and length of the sentences of a page. */
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
        fix: 'Make two of it.',
      });
    }
    // A list of names ends with a comma before it.
    if (/[^,\s] …$/u.test(text)) {
      problems.push({
        file: page.file,
        line,
        what: `A placeholder of "npm run new" is left: "${text}".`,
        fix: 'Write what belongs there, or remove it.',
      });
    }
    if (/\w!(\s|$)/.test(text)) {
      problems.push({
        file: page.file,
        line,
        what: `An exclamation mark shouts: "${start}".`,
        fix: 'Write a period.',
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
    return hit === null ? [] : [{ what: `"${hit[0]}" in "${start}". ${why}`, fix }];
  });
}

const startOf = (text: string): string => `${text.split(' ').slice(0, 6).join(' ')} …`;
