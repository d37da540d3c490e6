import type { ProductId } from '../../../foundation/site/model/products';
import { NAME_SEPARATOR } from './nameKeys';
import { findClassNames, selectWords } from './selectWords';
import type { FullRecord } from './types';

/** A page or a blog post, as the build reads it. */
export interface SearchablePage {
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  readonly product: ProductId;
  readonly isPost?: boolean;
  /** Exported components that the page documents. */
  readonly components?: readonly string[];
  readonly hooks?: readonly string[];
  /** The English title of a translated page, by which it can also be found. */
  readonly originalTitle?: string;
  /** Other names for the page (`SYNONYMS`). */
  readonly synonyms?: readonly string[];
  /** Language of the text, if it differs from the site's. */
  readonly lang?: string;
  readonly sections: readonly {
    readonly heading: string | undefined;
    readonly id: string;
    readonly text: string;
    /** The full text of the section, including its code. */
    readonly full?: string;
    /** Names of its demos, which describe what the section shows. */
    readonly demos?: readonly string[];
  }[];
}

/** Maximum length of a section's text in a result. */
const EXCERPT_LENGTH = 110;

/** Returns the beginning of a text, cut off at the end of a sentence or a word. */
export function cutExcerpt(text: string, length = EXCERPT_LENGTH): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length);
  const sentence = start.lastIndexOf('. ');
  if (sentence > length / 2) return start.slice(0, sentence + 1);
  const space = start.lastIndexOf(' ');
  return `${start.slice(0, space > 0 ? space : length)}…`;
}

/** Returns a label such as `الزر Button` without its English part, which is indexed separately because readers type one of the two. */
export function dropOriginalTitle(label: string, original: string): string {
  return label.endsWith(original) ? label.slice(0, -original.length).trim() : label;
}

const joinOrNone = (words: readonly string[], separator = ' '): string | undefined =>
  words.length === 0 ? undefined : [...new Set(words)].join(separator);

/** Adds the words of a section's full text that its record doesn't have, as `rest`. */
function withRest(record: FullRecord, full: string, stopWords: ReadonlySet<string>): FullRecord {
  const { title, context = '', text = '', words = '', names = '' } = record;
  const shown = [title, context, text, words, names].join(' ');
  const rest = selectWords(full, shown, stopWords, { minLength: 2, maxWords: Infinity });
  return rest.length === 0 ? record : { ...record, rest: rest.join(' ') };
}

/** Returns the records of a page: one for the page, and one for each of its hooks and headings. */
export function createPageRecords(
  page: SearchablePage,
  stopWords: ReadonlySet<string>,
): FullRecord[] {
  const { pathname, title, product, components = [], hooks = [], synonyms = [], lang } = page;
  const [opening, ...parts] = page.sections;
  const base = { product, ...(lang === undefined ? {} : { lang }) };
  // The last segment of the pathname is a name too, such as `getting-started` or `dark-mode`.
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  const names = joinOrNone(
    [
      title.replaceAll(' ', ''),
      ...(page.originalTitle === undefined ? [] : [page.originalTitle]),
      ...components,
      ...hooks,
      ...synonyms,
      segment,
    ],
    NAME_SEPARATOR,
  );
  const words = joinOrNone([
    ...findClassNames(opening?.full ?? ''),
    ...selectWords(opening?.text ?? '', page.description, stopWords),
  ]);
  const self: FullRecord = {
    ...base,
    kind: page.isPost === true ? 'post' : 'page',
    title,
    url: pathname,
    text: page.description,
    names,
    words,
  };
  return [
    withRest(self, opening?.full ?? '', stopWords),
    ...hooks.map((hook): FullRecord => {
      return { ...base, kind: 'hook', title: hook, url: pathname, context: title };
    }),
    ...parts.map(({ heading = '', id, text, full = '', demos = [] }): FullRecord => {
      const excerpt = cutExcerpt(text);
      const record: FullRecord = {
        ...base,
        kind: 'heading',
        title: heading,
        url: `${pathname}#${id}`,
        context: title,
        text: excerpt,
        names: joinOrNone(demos, NAME_SEPARATOR),
        words: joinOrNone([...findClassNames(full), ...selectWords(text, excerpt, stopWords)]),
      };
      return withRest(record, full, stopWords);
    }),
  ];
}
