import { missingIn } from './facts';
import type { BlockFacts } from './facts';
import { checkGlossary } from './glossary';
import type { Glossary, GlossaryProblem } from './glossary';
import { isKept, normalizeText } from './types';
import type { Block, RecordedBlock } from './types';
import { countWords } from './words';

/** Fewer words than this may be the same in both languages: names. */
const MIN_WORDS = 4;

const quote = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(', ');

/** A translation beside its English block, and what each has beside words. */
export interface BlockPair {
  readonly english: RecordedBlock;
  readonly translation: Block;
  readonly facts: { readonly english: BlockFacts; readonly translation: BlockFacts };
}

/** Everything that is wrong with one translated block. */
export function checkBlock(
  { english, translation, facts }: BlockPair,
  glossary: Glossary,
): GlossaryProblem[] {
  if (isKept(english)) return checkKept(english, translation);
  const problems = checkGlossary(english.text, translation.text, glossary);
  const add = (what: string, fix: string): void => {
    problems.push({ what, fix });
  };
  if (
    normalizeText(english.text) === normalizeText(translation.text) &&
    !glossary.same.includes(english.text) &&
    (countWords(english.text) >= MIN_WORDS || english.kind === 'title')
  ) {
    add(
      'This block is still in English.',
      'Translate it, or list the text under "same" in the glossary.',
    );
    return problems;
  }
  const compare = (name: keyof Omit<BlockFacts, 'shape'>, noun: string, why: string): void => {
    const lost = missingIn(facts.english[name], facts.translation[name]);
    const added = missingIn(facts.translation[name], facts.english[name]);
    if (lost.length > 0) {
      add(
        `The English block has ${noun} ${quote(lost)}, and this one does not. ${why}`,
        'Put it in.',
      );
    }
    if (added.length > 0) {
      add(
        `This block has ${noun} ${quote(added)}, and the English one does not. ${why}`,
        'Take it out, or write it as English does.',
      );
    }
  };
  compare('code', 'the code', 'Code is the same in every language.');
  compare('targets', 'a link to', 'A link without its target leads nowhere.');
  compare('elements', 'the element', 'Markup is not translated.');
  if (facts.english.shape !== facts.translation.shape) {
    add(
      `The English block has ${facts.english.shape || 'no list or table'}, and this one ${facts.translation.shape || 'none'}.`,
      'Keep every item, row and cell.',
    );
  }
  return problems;
}

/** Spaces in front of code matter; those at the end of a line do not. */
const trimLines = (text: string): string => text.replace(/[ \t]+$/gmu, '').trim();

function checkKept(english: RecordedBlock, translation: Block): GlossaryProblem[] {
  if (trimLines(english.text) === trimLines(translation.text)) return [];
  const noun = english.kind === 'code' ? 'A code block' : 'A demo or a part of a page';
  const lines = trimLines(translation.text).split('\n');
  const index = trimLines(english.text)
    .split('\n')
    .findIndex((line, position) => line !== lines[position]);
  const wanted = trimLines(english.text).split('\n')[Math.max(0, index)] ?? '';
  return [
    {
      what: `${noun} is the same in every language, and this one differs from the English: "${lines[Math.max(0, index)] ?? ''}".`,
      fix: `Write "${wanted}".`,
    },
  ];
}
