import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';
import { writeFileAtomic } from '../../../foundation/site/node/writeFileAtomic';
import type { IsKnownWord } from '../model/rules/checkSpelling';

const OWN_WORDS = path.resolve(__dirname, '../data/dictionary.txt');
const MEMORY = path.resolve(__dirname, '../../../../node_modules/.cache/content/words.json');

/** American English, as pages are written. */
function readDictionary(): { aff: Buffer; dic: Buffer } {
  const folder = path.dirname(require.resolve('dictionary-en'));
  return {
    aff: fs.readFileSync(path.join(folder, 'index.aff')),
    dic: fs.readFileSync(path.join(folder, 'index.dic')),
  };
}

interface Memory {
  readonly key: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/**
 * Words that were looked up before, with the version of the word list that they were looked up in.
 * Reading the dictionary takes longer than all other checks of a page.
 */
function readMemory(key: string): Memory {
  const none: Memory = { key, right: [], wrong: [] };
  try {
    const saved = JSON.parse(fs.readFileSync(MEMORY, 'utf8')) as Partial<Memory>;
    return saved.key === key ? { ...none, ...saved } : none;
  } catch {
    return none;
  }
}

/** American English, and the words of `dictionary.txt` (one a line, `#` comments). */
export function createSpeller(): IsKnownWord {
  const ownText = fs.readFileSync(OWN_WORDS, 'utf8');
  const own = new Set(
    ownText
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim().toLowerCase())
      .filter((word) => word !== ''),
  );
  const key = createHash('sha256').update(ownText).update('dictionary-en').digest('hex');
  const memory = readMemory(key);
  const right = new Set(memory.right);
  // Parts of compounds, such as the "re" of "re-render", are wrong in every run.
  const wrong = new Set(memory.wrong);
  const size = right.size + wrong.size;
  let speller: { correct: (word: string) => boolean } | undefined;
  process.once('exit', () => {
    if (right.size + wrong.size === size) return;
    writeFileAtomic(MEMORY, JSON.stringify({ key, right: [...right], wrong: [...wrong] }));
  });
  return (word) => {
    if (right.has(word)) return true;
    if (wrong.has(word)) return false;
    speller ??= nspell(readDictionary());
    const isRight = own.has(word.toLowerCase()) || speller.correct(word);
    (isRight ? right : wrong).add(word);
    return isRight;
  };
}
