import { hasWords } from './words';

/** A file of UI messages, in the format of Docusaurus and Chrome extensions. */
export type MessageFile = Readonly<
  Record<string, { readonly message: string; readonly description?: string }>
>;

/** The hash of each message's English text when it was translated. */
export type MessageRecord = Readonly<Record<string, string>>;

/** The keys of a file's messages, by state. */
export interface MessageStates {
  readonly done: readonly string[];
  /** Translated, but the English text has changed since. */
  readonly stale: readonly string[];
  /** Not in the file, or still in English. */
  readonly missing: readonly string[];
  /** In the file, but no longer in the English file. */
  readonly orphans: readonly string[];
}

/** Keys of sidebar titles that are API names: pages of the API reference and pages about one hook. */
const CODE_TITLE = /\/api(-docs)?\/|\/hooks\/use-/u;

/**
 * Whether a message can be the same as in English: it's an API name, has no words, or is listed under
 * `same` in the language's glossary.
 */
function canBeEnglish(key: string, english: string, same: ReadonlySet<string>): boolean {
  return CODE_TITLE.test(key) || same.has(english) || !hasWords(english);
}

/** Groups the keys of a file's messages by state. */
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
    const translation = Object.hasOwn(translated, key) ? translated[key]?.message : undefined;
    const recordedHash = Object.hasOwn(recorded, key) ? recorded[key] : undefined;
    const isEnglish = translation === message && !canBeEnglish(key, message, same);
    if (translation === undefined || translation === '' || isEnglish) {
      states.missing.push(key);
    } else if (recordedHash !== undefined && recordedHash !== hash(message)) {
      states.stale.push(key);
    } else {
      states.done.push(key);
    }
  }
  return states;
}

/** The key without the type of its sidebar item, which changes once a planned page is written. */
const withoutItemType = (key: string): string =>
  key.replace(/^(sidebar\.\w+)\.(?:doc|link|category)\./u, '$1.');

/**
 * Updates a language's message file: returns all English keys in English order, with the existing
 * translations, and English for the rest.
 */
export function mergeMessages(english: MessageFile, translated: MessageFile): MessageFile {
  const orphans = new Map(
    Object.entries(translated)
      .filter(([key]) => !Object.hasOwn(english, key))
      .map(([key, { message }]) => [withoutItemType(key), message]),
  );
  return Object.fromEntries(
    Object.entries(english).map(([key, { message, description }]) => {
      const existing = Object.hasOwn(translated, key) ? translated[key]?.message : undefined;
      const isMissing = existing === undefined || existing === message;
      const moved = isMissing ? orphans.get(withoutItemType(key)) : undefined;
      return [
        key,
        {
          message: moved ?? existing ?? message,
          ...(description === undefined ? {} : { description }),
        },
      ];
    }),
  );
}
