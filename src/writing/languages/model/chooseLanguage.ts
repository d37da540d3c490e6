import { SERVED_LOCALES } from '../../../foundation/site/model/locales';
import type { Locale } from '../../../foundation/site/model/locales';

/**
 * The language to offer a reader: the first of theirs that the site has, unless the page is in
 * it. `zh-TW` and `zh` are both offered `zh`; a language that comes after the page's own is not
 * offered, since the reader reads this page well enough. Nothing is offered in the generated
 * language, which nobody reads. Total.
 */
export function chooseLanguage(wanted: readonly string[], current: string): Locale | undefined {
  if (!SERVED_LOCALES.some((code) => code === current)) return undefined;
  for (const tag of wanted) {
    const [primary = ''] = tag.toLowerCase().split('-');
    const locale = SERVED_LOCALES.find((code) => code === primary);
    if (locale !== undefined) return locale === current ? undefined : locale;
  }
  return undefined;
}
