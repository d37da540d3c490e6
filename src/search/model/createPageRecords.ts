import type { ProductId } from '../../site/model/products';
import { NAME_SEPARATOR } from './nameKeys';
import { foldText } from './tokenize';
import type { SearchRecord } from './types';

/** A page or a post as the build reads it. */
export interface PageSource {
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  readonly product: ProductId;
  readonly isPost?: boolean;
  /** Exported names that the page documents. */
  readonly components?: readonly string[];
  readonly hooks?: readonly string[];
  /** What readers call it: from the list of synonyms. */
  readonly synonyms?: readonly string[];
  /** Language of the text where it is not the site's. */
  readonly lang?: string;
  readonly sections: readonly {
    readonly heading: string | undefined;
    readonly id: string;
    readonly text: string;
    /** Names of its demos: they say what the section shows. */
    readonly demos?: readonly string[];
  }[];
}

/** Length of the text that a result of a section shows. */
const EXCERPT_LENGTH = 110;
/** Most further words of a section: with these all pages of a product fit the size limit. */
const MAX_WORDS = 20;

/** The beginning of a text, cut at a sentence or a word. */
export function cutExcerpt(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const sentence = start.lastIndexOf('. ');
  if (sentence > length / 2) return start.slice(0, sentence + 1);
  const space = start.lastIndexOf(' ');
  return `${start.slice(0, space > 0 ? space : length)}…`;
}

/** Words of a text that its shown beginning has not, each once, without those that tell nothing. */
export function selectWords(
  text: string,
  shown: string,
  stopWords: ReadonlySet<string>,
): readonly string[] {
  const words = foldText(text).match(/[\p{L}\p{N}][\p{L}\p{N}.]*[\p{L}\p{N}]/gu) ?? [];
  const known = new Set(
    foldText(shown)
      .toLowerCase()
      .split(/[^\p{L}\p{N}.]+/u),
  );
  const chosen: string[] = [];
  for (const word of words) {
    const lower = word.toLowerCase();
    if (chosen.length === MAX_WORDS) break;
    if (word.length < 3 || known.has(lower) || stopWords.has(lower)) continue;
    known.add(lower);
    chosen.push(word);
  }
  return chosen;
}

const joinOrNone = (words: readonly string[], separator = ' '): string | undefined =>
  words.length === 0 ? undefined : [...new Set(words)].join(separator);

/** The records of a page: itself, its hooks, its headings. */
export function createPageRecords(
  page: PageSource,
  stopWords: ReadonlySet<string>,
): SearchRecord[] {
  const { pathname, title, product, components = [], hooks = [], synonyms = [], lang } = page;
  const [opening, ...parts] = page.sections;
  const base = { product, ...(lang === undefined ? {} : { lang }) };
  // The address is a name too: `getting-started`, `dark-mode`.
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  const names = joinOrNone(
    [title.replaceAll(' ', ''), ...components, ...hooks, ...synonyms, segment],
    NAME_SEPARATOR,
  );
  const words = joinOrNone(selectWords(opening?.text ?? '', page.description, stopWords));
  return [
    {
      ...base,
      kind: page.isPost === true ? 'post' : 'page',
      title,
      url: pathname,
      text: page.description,
      names,
      words,
    },
    ...hooks.map((hook): SearchRecord => {
      return { ...base, kind: 'hook', title: hook, url: pathname, context: title };
    }),
    ...parts.map(({ heading = '', id, text, demos = [] }): SearchRecord => {
      const excerpt = cutExcerpt(text);
      return {
        ...base,
        kind: 'heading',
        title: heading,
        url: `${pathname}#${id}`,
        context: title,
        text: excerpt,
        names: joinOrNone(demos, NAME_SEPARATOR),
        words: joinOrNone(selectWords(text, excerpt, stopWords)),
      };
    }),
  ];
}
