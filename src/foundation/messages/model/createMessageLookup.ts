/** The messages of one language, by key. */
type MessageDictionary = Readonly<Record<string, string>>;

/** Values for the placeholders of a message, such as `{name}`. */
type MessageValues = Readonly<Record<string, string | number>>;

/** Finds a message and fills its placeholders. */
export type MessageLookup = (key: string, values?: MessageValues) => string;

/** Options of {@link createMessageLookup}. */
export interface MessageLookupOptions {
  /** Dictionaries by language. The others fall back to English. */
  dictionaries: Readonly<Record<string, MessageDictionary>>;
  locale: string;
  /** Called once for each missing key, for example `console.warn`. */
  warn: (text: string) => void;
  /** Called once when the language is missing, for example `console.error`. */
  error: (text: string) => void;
}

/** The language that missing messages fall back to (spec MESSAGE-1). */
export const FALLBACK_LOCALE = 'en';

/** Shown when there is no dictionary for the language (spec MESSAGE-2). */
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
 * Creates the function that looks up messages in a language. Create one per language, because it
 * keeps track of the warnings it has logged.
 *
 * A missing key logs a warning once and falls back to English (spec MESSAGE-1). A missing language
 * logs an error and shows an ellipsis (spec MESSAGE-2). If English doesn't have the key either, the
 * key itself is shown.
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
          `[messages] No dictionary for the language "${locale}". Add one, or remove the language from the site.`,
        );
      }
      return MISSING_LANGUAGE_TEXT;
    }
    const message = findOwn(dictionary, key);
    if (message !== undefined) return fillPlaceholders(message, values);
    if (!warnedKeys.has(key)) {
      warnedKeys.add(key);
      warn(`[messages] No message "${key}" for the language "${locale}". Showing English instead.`);
    }
    return fillPlaceholders(findOwn(fallback, key) ?? key, values);
  };
}
