const ACCENTS: ReadonlyMap<string, string> = new Map(
  Array.from(
    'aâbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoôpþqɋrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  )
    .join('')
    .match(/../gu)
    ?.map((pair): [string, string] => [pair[0] ?? '', [...pair][1] ?? '']) ?? [],
);

/** Translations are about this much longer than English. */
const GROWTH = 0.35;
const FILLER = ' one two three four five six seven eight nine ten';

/** Placeholders and tags, which stay unchanged. */
const PLACEHOLDER = /(\{\w+\}|<[^>]*>)/u;

const accent = (text: string): string =>
  [...text].map((letter) => ACCENTS.get(letter) ?? letter).join('');

/**
 * Pseudo-localizes a message: accented, about a third longer, and in brackets, with its placeholders.
 * On the screen, a string without brackets can't be translated, and one with a missing bracket is
 * cut off.
 */
export function toPseudo(text: string): string {
  if (text.trim() === '') return text;
  const body = text
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 1 ? part : accent(part)))
    .join('');
  const length = Math.ceil(text.length * GROWTH);
  return `⟦${body}${accent(FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length))}⟧`;
}
