import { translate } from '@docusaurus/Translate';
import { formatBytes } from '../model/formatBytes';
import type { OfflineSection } from '../model/sections';
import type { KeepFailure } from './sectionStorage';
import type { SectionState } from './useSection';

const failures: Readonly<Record<KeepFailure, () => string>> = {
  offline: () =>
    translate({
      id: 'site.offline.failedOffline',
      message: 'The connection was lost before all was kept. Try again when you are online.',
    }),
  full: () =>
    translate({
      id: 'site.offline.failedFull',
      message:
        'This device has no room for it. Remove another section or free some storage, then try again.',
    }),
  changed: () =>
    translate({
      id: 'site.offline.failedChanged',
      message: 'The site was updated meanwhile. Reload this page and try again.',
    }),
};

/** Returns the description of a section's state, such as "Kept on June 1, 2026, up to date." */
export function describeState(
  state: SectionState,
  section: OfflineSection,
  locale: string,
): string {
  if (state.status === 'failed') return failures[state.reason]();
  if (state.status === 'keeping') {
    return translate(
      { id: 'site.offline.keeping', message: '{done} of {bytes} kept.' },
      { done: formatBytes(state.bytes, locale), bytes: formatBytes(section.bytes, locale) },
    );
  }
  if (state.status !== 'kept') {
    return state.status === 'absent'
      ? translate({ id: 'site.offline.absent', message: 'Not kept on this device.' })
      : '';
  }
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(state.mark.keptAt);
  return state.mark.version === section.version
    ? translate({ id: 'site.offline.kept', message: 'Kept on {date}, up to date.' }, { date })
    : translate(
        { id: 'site.offline.outdated', message: 'Kept on {date}; there is a newer release.' },
        { date },
      );
}
