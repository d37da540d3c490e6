import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';
import { writeFileAtomic } from '../../../foundation/site/node/writeFileAtomic';
import type { IsKnownWord } from '../model/rules/checkSpelling';

const PROJECT_WORDS = path.resolve(__dirname, '../data/dictionary.txt');
const CACHE_FILE = path.resolve(__dirname, '../../../../node_modules/.cache/content/words.json');

/** Reads the Hunspell dictionary for US English. */
function readDictionary(): { aff: Buffer; dic: Buffer } {
  const folder = path.dirname(require.resolve('dictionary-en'));
  return {
    aff: fs.readFileSync(path.join(folder, 'index.aff')),
    dic: fs.readFileSync(path.join(folder, 'index.dic')),
  };
}

interface WordCache {
  /** Hash of the dictionaries. */
  readonly key: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

/**
 * Reads the results of earlier lookups in the same dictionaries. They're cached because parsing the
 * English dictionary takes longer than all other checks of a page.
 */
function readCache(key: string): WordCache {
  const empty: WordCache = { key, right: [], wrong: [] };
  try {
    const saved = JSON.parse(fs.readFileSync(CACHE_FILE, 'utf8')) as Partial<WordCache>;
    return saved.key === key ? { ...empty, ...saved } : empty;
  } catch {
    return empty;
  }
}

/**
 * Returns a spelling check that knows US English and the words in `dictionary.txt` (one per line, with
 * `#` comments).
 */
export function createSpellChecker(): IsKnownWord {
  const projectText = fs.readFileSync(PROJECT_WORDS, 'utf8');
  const projectWords = new Set(
    projectText
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim().toLowerCase())
      .filter((word) => word !== ''),
  );
  const key = createHash('sha256').update(projectText).update('dictionary-en').digest('hex');
  const cache = readCache(key);
  const right = new Set(cache.right);
  // Also cached, because every run looks up non-words such as the "re" of "re-render".
  const wrong = new Set(cache.wrong);
  const size = right.size + wrong.size;
  let speller: { correct: (word: string) => boolean } | undefined;
  process.once('exit', () => {
    if (right.size + wrong.size === size) return;
    writeFileAtomic(CACHE_FILE, JSON.stringify({ key, right: [...right], wrong: [...wrong] }));
  });
  return (word) => {
    if (right.has(word)) return true;
    if (wrong.has(word)) return false;
    speller ??= nspell(readDictionary());
    const isRight = projectWords.has(word.toLowerCase()) || speller.correct(word);
    (isRight ? right : wrong).add(word);
    return isRight;
  };
}
