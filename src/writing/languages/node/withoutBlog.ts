import type { Options } from '@docusaurus/preset-classic';
import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';
import { currentLocale } from './currentLocale';

/** Returns the preset's options, without the blog in translated languages, because it's only in English. */
export function withoutBlog(options: Options, locale = currentLocale()): Options {
  return locale === DEFAULT_LOCALE ? options : { ...options, blog: false };
}
