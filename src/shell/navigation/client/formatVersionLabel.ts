import { translate } from '@docusaurus/Translate';

const NUMBER = /^v?\d/;

/** Returns the label of a version. Numbers stay; the only other label in the trees is translated. */
export function formatVersionLabel(text: string): string {
  return NUMBER.test(text)
    ? text
    : translate({ id: 'site.versions.all', message: 'View all versions' });
}
