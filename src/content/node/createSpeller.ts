import fs from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';
import type { IsKnownWord } from '../model/rules/checkSpelling';

const OWN_WORDS = path.resolve(__dirname, '../data/dictionary.txt');

function readDictionary(name: string): { aff: Buffer; dic: Buffer } {
  const folder = path.dirname(require.resolve(name));
  return {
    aff: fs.readFileSync(path.join(folder, 'index.aff')),
    dic: fs.readFileSync(path.join(folder, 'index.dic')),
  };
}

/** Both spellings of English, and the words of `dictionary.txt` (one a line, `#` comments). */
export function createSpeller(): IsKnownWord {
  const spellers = ['dictionary-en-gb', 'dictionary-en'].map((name) =>
    nspell(readDictionary(name)),
  );
  const own = new Set(
    fs
      .readFileSync(OWN_WORDS, 'utf8')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim().toLowerCase())
      .filter((word) => word !== ''),
  );
  const answers = new Map<string, boolean>();
  return (word) => {
    let answer = answers.get(word);
    if (answer === undefined) {
      answer = own.has(word.toLowerCase()) || spellers.some((speller) => speller.correct(word));
      answers.set(word, answer);
    }
    return answer;
  };
}
