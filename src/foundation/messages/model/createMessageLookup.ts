/** Messages of one language by key. */
type MessageDictionary = Readonly<Record<string, string>>;

/** Values for the placeholders of a message, such as `{name}`. */
type MessageValues = Readonly<Record<string, string | number>>;

/** Finds a message and fills its placeholders. */
export type MessageLookup = (key: string, values?: MessageValues) => string;

/** What {@link createMessageLookup} works with. */
export interface MessageLookupOptions {
  /** Dictionaries by language; English is the one that others fall back to. */
  dictionaries: Readonly<Record<string, MessageDictionary>>;
  locale: string;
  /** Called once for each missing key, for example `console.warn`. */
  warn: (text: string) => void;
  /** Called once when the language is missing, for example `console.error`. */
  error: (text: string) => void;
}

/** The language that missing messages fall back to (spec MESSAGE-1). */
export const FALLBACK_LOCALE = 'en';

/** What is shown when the language is missing (spec MESSAGE-2). */
const MISSING_LANGUAGE_TEXT = '…';

const PLACEHOLDER_PATTERN = /\{(\w+)\}/g;

function findOwn<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

function fillPlaceholders(message: string, values: MessageValues): string {
  return message.replace(PLACEHOLDER_PATTERN, (placeholder, name: string) =>
    String(findOwn(values, name) ?? placeholder),
  );
}

/**
 * Makes the function that finds messages in a language; make it once a language, since it remembers its warnings.
 * A missing key warns once and falls back to English (spec MESSAGE-1); a missing language is an
 * error and shows an ellipsis (spec MESSAGE-2). A key that English lacks as well is shown itself.
 */
export function createMessageLookup({
  dictionaries,
  locale,
  warn,
  error,
}: MessageLookupOptions): MessageLookup {
  const dictionary = findOwn(dictionaries, locale);
  const fallback = findOwn(dictionaries, FALLBACK_LOCALE);
  const warnedKeys = new Set<string>();
  let hasReportedLanguage = false;

  return (key, values = {}) => {
    if (dictionary === undefined) {
      if (!hasReportedLanguage) {
        hasReportedLanguage = true;
        error(
          `[messages] No dictionary for the language "${locale}". Add one, or take the language out of the site.`,
        );
      }
      return MISSING_LANGUAGE_TEXT;
    }
    const message = findOwn(dictionary, key);
    if (message !== undefined) return fillPlaceholders(message, values);
    if (!warnedKeys.has(key)) {
      warnedKeys.add(key);
      warn(`[messages] No message "${key}" in the language "${locale}". English is shown instead.`);
    }
    return fillPlaceholders(findOwn(fallback, key) ?? key, values);
  };
}
