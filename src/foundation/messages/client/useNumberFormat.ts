import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Writes numbers as the page's language does, in the digits of code: servers and browsers do not
 * agree on the digits of Arabic, and React must find the same text in both.
 */
export function useNumberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = new Intl.NumberFormat(`${currentLocale}-u-nu-latn`, options);
  return (value) => format.format(value);
}
