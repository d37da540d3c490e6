import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useWasServerRendered } from './sidebarState';

interface Props {
  /** In milliseconds since 1970. */
  readonly at: number;
}

function format(at: number, locale: string, calendar: string): string {
  const options = { calendar, day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' };
  return new Intl.DateTimeFormat(locale, options as Intl.DateTimeFormatOptions).format(at);
}

/**
 * The date when a page was last changed. In a hydrated page, the text of the server's HTML is kept,
 * because the first `Intl.DateTimeFormat` makes a browser load its locale data. The date is formatted
 * in the browser only after a client navigation.
 */
export function UpdatedDate({ at }: Props): ReactNode {
  const isKept = useWasServerRendered() && ExecutionEnvironment.canUseDOM;
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const calendar = localeConfigs[currentLocale]?.calendar ?? 'gregory';
  return (
    <time
      dateTime={new Date(at).toISOString()}
      itemProp="dateModified"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: isKept ? '' : format(at, currentLocale, calendar) }}
    />
  );
}
