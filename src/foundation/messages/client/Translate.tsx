import type { ReactNode } from 'react';
import { interpolate } from '@docusaurus/Interpolate';
import codeTranslations from '@generated/codeTranslations';
import i18n from '@generated/i18n';
import { createMessageLookup, FALLBACK_LOCALE } from '../model/createMessageLookup';

/**
 * Stands in for `@docusaurus/Translate`, whose missing texts are silent: a missing key warns
 * once and is shown in English (spec MESSAGE-1); a missing language is an error and shows an
 * ellipsis (spec MESSAGE-2). English texts are in the code; each is known from its first use.
 */
const english: Record<string, string> = {};
const { currentLocale } = i18n;
const hasTexts = Object.keys(codeTranslations).length > 0;
const lookup = createMessageLookup({
  dictionaries: {
    [FALLBACK_LOCALE]: english,
    ...(hasTexts && currentLocale !== FALLBACK_LOCALE ? { [currentLocale]: codeTranslations } : {}),
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

/** The text of the reader's language, with its placeholders filled. */
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

/** As {@link translate}, with elements among the values. */
export default function Translate({ children, id, values }: Props): ReactNode {
  return interpolate(
    find({
      ...(id === undefined ? {} : { id }),
      ...(children === undefined ? {} : { message: children }),
    }),
    values,
  );
}
