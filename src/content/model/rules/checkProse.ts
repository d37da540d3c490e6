import { TERMS } from '../../data/terms';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { readSentences } from '../sentences';

/** Longer sentences are read twice. Writing guide, "Voice". */
export const SENTENCE_MAX_WORDS = 30;

/** Voice and length of the sentences of a page. */
export function checkProse(page: PageSource): Problem[] {
  const problems: Problem[] = [];
  for (const { text, line } of readSentences(page)) {
    const words = text.split(/\s+/).length;
    const start = `${text.split(' ').slice(0, 6).join(' ')} …`;
    if (words > SENTENCE_MAX_WORDS) {
      problems.push({
        file: page.file,
        line,
        what: `A sentence has ${String(words)} words (at most ${String(SENTENCE_MAX_WORDS)}): "${start}".`,
        cure: 'Make two of it.',
      });
    }
    if (/\w!(\s|$)/.test(text)) {
      problems.push({
        file: page.file,
        line,
        what: `An exclamation mark shouts: "${start}".`,
        cure: 'Write a full stop.',
      });
    }
    for (const { pattern, why, cure } of TERMS) {
      const hit = pattern.exec(text);
      if (hit === null) continue;
      problems.push({ file: page.file, line, what: `"${hit[0]}" in "${start}". ${why}`, cure });
    }
  }
  return problems;
}
