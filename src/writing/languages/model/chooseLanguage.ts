import { SERVED_LOCALES } from '../../../foundation/site/model/locales';
import type { Locale } from '../../../foundation/site/model/locales';

/**
 * Returns the language to offer a user: the first of their languages that the site has, unless the page
 * is already in it. Both `zh-TW` and `zh` match `zh`. Languages that the user ranks below the page's
 * language aren't offered. Neither is anything on pages in the pseudo-locale. Never throws.
 *
 * @param wanted `navigator.languages`
 * @param current the page's language
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
