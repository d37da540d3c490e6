import { DEFAULT_LOCALE } from '../../../foundation/site/model/locales';

/**
 * Returns the language that Docusaurus is building or serving. `docusaurus start` without a language
 * sets the environment variable to the string "undefined".
 */
export function currentLocale(): string {
  const name = process.env['DOCUSAURUS_CURRENT_LOCALE'];
  return name === undefined || name === 'undefined' ? DEFAULT_LOCALE : name;
}
