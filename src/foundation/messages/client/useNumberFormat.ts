import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Returns a function that formats numbers for the page's language, always with Latin digits. Node
 * and browsers don't agree on the digits for Arabic, which would cause hydration mismatches.
 */
export function useNumberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = new Intl.NumberFormat(`${currentLocale}-u-nu-latn`, options);
  return (value) => format.format(value);
}
