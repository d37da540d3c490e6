import { listMissing } from './blockMarkup';
import type { BlockMarkup } from './blockMarkup';
import { checkGlossary } from './glossary';
import type { Glossary, GlossaryProblem } from './glossary';
import { isVerbatim, normalizeText } from './types';
import type { Block, RecordedBlock } from './types';
import { countWords } from './words';

/** A block with fewer words can be the same in both languages, because it may be a name. */
const MIN_WORDS = 4;

const quote = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(', ');

/** An English block and its translation. */
export interface BlockPair {
  readonly english: RecordedBlock;
  readonly translation: Block;
  readonly markup: { readonly english: BlockMarkup; readonly translation: BlockMarkup };
}

/** Returns everything that is wrong with a translated block. */
export function checkBlock(
  { english, translation, markup }: BlockPair,
  glossary: Glossary,
): GlossaryProblem[] {
  if (isVerbatim(english)) return checkKept(english, translation);
  if (countWords(english.text) > 0 && countWords(translation.text) === 0) {
    const noun = english.kind.startsWith('heading-') ? 'heading' : 'block';
    return [
      {
        what: `This ${noun} has no text, so people would see nothing in its place.`,
        fix: `Translate "${english.text.slice(0, 60)}".`,
      },
    ];
  }
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
      'Translate it. If it\'s the same in your language, add it to "same" in the glossary.',
    );
    return problems;
  }
  const compare = (name: keyof Omit<BlockMarkup, 'shape'>, noun: string, why: string): void => {
    const lost = listMissing(markup.english[name], markup.translation[name]);
    const added = listMissing(markup.translation[name], markup.english[name]);
    if (lost.length > 0) {
      add(
        `The English block has ${noun} ${quote(lost)}, but this block doesn't. ${why}`,
        'Add it, exactly as it is in English.',
      );
    }
    if (added.length > 0) {
      add(
        `This block has ${noun} ${quote(added)}, but the English block doesn't. ${why}`,
        'Remove it, or write it as it is in English.',
      );
    }
  };
  compare('code', 'the code', 'Code is the same in every language.');
  compare('targets', 'a link to', 'Links have the same targets in every language.');
  compare('elements', 'the element', 'Markup is the same in every language.');
  if (markup.english.shape !== markup.translation.shape) {
    add(
      `The English block has ${markup.english.shape || 'no list or table'}, but this block has ${markup.translation.shape || 'no list or table'}.`,
      'Use the same list items, table rows, and table cells as in English.',
    );
  }
  return problems;
}

/** Removes trailing spaces, which don't matter in code. Indentation does. */
const trimLines = (text: string): string => text.replace(/[ \t]+$/gmu, '').trim();

function checkKept(english: RecordedBlock, translation: Block): GlossaryProblem[] {
  if (trimLines(english.text) === trimLines(translation.text)) return [];
  const noun = english.kind === 'code' ? 'A code block' : 'A demo or component';
  const lines = trimLines(translation.text).split('\n');
  const index = trimLines(english.text)
    .split('\n')
    .findIndex((line, position) => line !== lines[position]);
  const wanted = trimLines(english.text).split('\n')[Math.max(0, index)] ?? '';
  return [
    {
      what: `${noun} is the same in every language, but this one differs from the English page: "${lines[Math.max(0, index)] ?? ''}".`,
      fix: `Change it to "${wanted}".`,
    },
  ];
}
