import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';

/**
 * The language that Docusaurus builds or serves at the moment. `docusaurus start` without a
 * language leaves the word "undefined" in its variable.
 */
export function currentLocale(): string {
  const name = process.env['DOCUSAURUS_CURRENT_LOCALE'];
  return name === undefined || name === 'undefined' ? DEFAULT_LOCALE : name;
}
