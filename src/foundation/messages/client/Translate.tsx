import type { ReactNode } from 'react';
import { interpolate } from '@docusaurus/Interpolate';
import codeTranslations from '@generated/codeTranslations';
import i18n from '@generated/i18n';
import { createMessageLookup, FALLBACK_LOCALE } from '../model/createMessageLookup';

/**
 * Replaces `@docusaurus/Translate`, which falls back silently when a translation is missing. Here, a
 * missing key logs a warning once and falls back to English (spec MESSAGE-1). A missing language
 * logs an error and shows an ellipsis (spec MESSAGE-2).
 */

/** English messages by key. They're in the source code, so each is added when it's first used. */
const english: Record<string, string> = {};
const { currentLocale } = i18n;
const hasTranslations = Object.keys(codeTranslations).length > 0;
const lookup = createMessageLookup({
  dictionaries: {
    [FALLBACK_LOCALE]: english,
    ...(hasTranslations && currentLocale !== FALLBACK_LOCALE
      ? { [currentLocale]: codeTranslations }
      : {}),
  },
  locale: currentLocale,
  warn: (text) => {
    console.warn(text);
  },
  error: (text) => {
    console.error(text);
  },
});

interface Descriptor {
  readonly id?: string;
  readonly message?: string;
}

function find({ id, message }: Descriptor): string {
  const key = id ?? message ?? '';
  english[key] ??= message ?? key;
  return lookup(key);
}

/** Returns a message in the page's language, with its placeholders filled. */
export function translate(
  descriptor: Descriptor,
  values?: Readonly<Record<string, string | number>>,
): string {
  return interpolate(find(descriptor), values);
}

interface Props extends Descriptor {
  readonly children?: string;
  readonly values?: Readonly<Record<string, ReactNode>>;
  readonly description?: string;
}

/** Renders a message like {@link translate}. The values may be elements. */
export default function Translate({ children, id, values }: Props): ReactNode {
  return interpolate(
    find({
      ...(id === undefined ? {} : { id }),
      ...(children === undefined ? {} : { message: children }),
    }),
    values,
  );
}
