import type { Options } from '@docusaurus/preset-classic';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { currentLocale } from './currentLocale';

/** The preset's options in the language that is built. There is one blog, in the default language. */
export function withoutBlog(options: Options, locale = currentLocale()): Options {
  return locale === DEFAULT_LOCALE ? options : { ...options, blog: false };
}
