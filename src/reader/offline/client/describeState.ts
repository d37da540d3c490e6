import { translate } from '@docusaurus/Translate';
import { formatBytes } from '../model/formatBytes';
import type { OfflineSection } from '../model/sections';
import type { KeepFailure } from './sectionStorage';
import type { SectionState } from './useSection';

const failures: Readonly<Record<KeepFailure, () => string>> = {
  offline: () =>
    translate({
      id: 'site.offline.failedOffline',
      message: 'The connection was lost before everything was saved. Try again when you’re online.',
    }),
  full: () =>
    translate({
      id: 'site.offline.failedFull',
      message:
        'There isn’t enough space on this device. Remove another section or free up some storage, then try again.',
    }),
  changed: () =>
    translate({
      id: 'site.offline.failedChanged',
      message: 'The site was updated in the meantime. Reload this page and try again.',
    }),
};

/** Returns the description of a section's state, such as "Saved on June 1, 2026. Up to date." */
export function describeState(
  state: SectionState,
  section: OfflineSection,
  locale: string,
): string {
  if (state.status === 'failed') return failures[state.reason]();
  if (state.status === 'keeping') {
    return translate(
      { id: 'site.offline.keeping', message: '{done} of {bytes} saved.' },
      { done: formatBytes(state.bytes, locale), bytes: formatBytes(section.bytes, locale) },
    );
  }
  if (state.status !== 'kept') {
    return state.status === 'absent'
      ? translate({ id: 'site.offline.absent', message: 'Not saved on this device.' })
      : '';
  }
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(state.mark.keptAt);
  return state.mark.version === section.version
    ? translate({ id: 'site.offline.kept', message: 'Saved on {date}. Up to date.' }, { date })
    : translate(
        { id: 'site.offline.outdated', message: 'Saved on {date}. An update is available.' },
        { date },
      );
}
