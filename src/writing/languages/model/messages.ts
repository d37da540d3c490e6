import { hasWords } from './words';

/** A file of interface texts, in the form of Docusaurus and Chrome extensions. */
export type MessageFile = Readonly<
  Record<string, { readonly message: string; readonly description?: string }>
>;

/** Hash of the English text of each message when it was translated. */
export type MessageRecord = Readonly<Record<string, string>>;

/** What became of the messages of a file. Keys. */
export interface MessageStates {
  readonly done: readonly string[];
  /** English has changed since. */
  readonly stale: readonly string[];
  /** Not there, or still in English. */
  readonly missing: readonly string[];
  /** There, but no longer in English. */
  readonly orphans: readonly string[];
}

/** Navigation titles of the reference and of pages about one hook are names of the code. */
const CODE_TITLE = /\/api(-docs)?\/|\/hooks\/use-/u;

/**
 * Whether a message may be the same in both languages: a name of the code, a text without words,
 * or one that the language's glossary lists under `same`.
 */
function maybeSame(key: string, english: string, same: ReadonlySet<string>): boolean {
  return CODE_TITLE.test(key) || same.has(english) || !hasWords(english);
}

/** Sorts the messages of a file by what there is to do. */
export function compareMessages(
  english: MessageFile,
  translated: MessageFile,
  recorded: MessageRecord,
  { same, hash }: { readonly same: ReadonlySet<string>; readonly hash: (text: string) => string },
): MessageStates {
  const states = {
    done: [] as string[],
    stale: [] as string[],
    missing: [] as string[],
    orphans: Object.keys(translated).filter((key) => !Object.hasOwn(english, key)),
  };
  for (const [key, { message }] of Object.entries(english)) {
    const own = Object.hasOwn(translated, key) ? translated[key]?.message : undefined;
    const old = Object.hasOwn(recorded, key) ? recorded[key] : undefined;
    if (own === undefined || own === '' || (own === message && !maybeSame(key, message, same))) {
      states.missing.push(key);
    } else if (old !== undefined && old !== hash(message)) {
      states.stale.push(key);
    } else {
      states.done.push(key);
    }
  }
  return states;
}

/** A title keeps its translation when its page is written, moved to a link, or made a group. */
const placeOf = (key: string): string =>
  key.replace(/^(sidebar\.\w+)\.(?:doc|link|category)\./u, '$1.');

/**
 * The file of a language brought up to date: every English key in English order, what is
 * translated kept, English for the rest.
 */
export function mergeMessages(english: MessageFile, translated: MessageFile): MessageFile {
  const byPlace = new Map(
    Object.entries(translated)
      .filter(([key]) => !Object.hasOwn(english, key))
      .map(([key, { message }]) => [placeOf(key), message]),
  );
  return Object.fromEntries(
    Object.entries(english).map(([key, { message, description }]) => {
      const own = Object.hasOwn(translated, key) ? translated[key]?.message : undefined;
      const moved = own === undefined || own === message ? byPlace.get(placeOf(key)) : undefined;
      return [
        key,
        {
          message: moved ?? own ?? message,
          ...(description === undefined ? {} : { description }),
        },
      ];
    }),
  );
}
