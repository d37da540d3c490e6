const ACCENTS: ReadonlyMap<string, string> = new Map(
  Array.from(
    'aâbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoôpþqɋrŕsštţuûvṽwŵxẋyýzžAÅBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  )
    .join('')
    .match(/../gu)
    ?.map((pair): [string, string] => [pair[0] ?? '', [...pair][1] ?? '']) ?? [],
);

/** Translations are longer than English by about this much. */
const GROWTH = 0.35;
const FILLER = ' one two three four five six seven eight nine ten';

/** What is not translated: placeholders and tags. */
const KEPT = /(\{\w+\}|<[^>]*>)/u;

const accent = (text: string): string =>
  [...text].map((letter) => ACCENTS.get(letter) ?? letter).join('');

/**
 * A text as a translation would change it: accented, a third longer, between brackets, with its
 * placeholders. What has no brackets on the screen is not translatable; a bracket that cannot be
 * seen is a text that is cut off.
 */
export function toPseudo(text: string): string {
  if (text.trim() === '') return text;
  const body = text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : accent(part)))
    .join('');
  const length = Math.ceil(text.length * GROWTH);
  return `⟦${body}${accent(FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length))}⟧`;
}
