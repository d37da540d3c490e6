import { translate } from '@docusaurus/Translate';

const NUMBER = /^v?\d/;

/** A tree's version in the reader's language: numbers stay, the one link with words is translated. */
export function formatVersionLabel(text: string): string {
  return NUMBER.test(text)
    ? text
    : translate({ id: 'site.versions.all', message: 'View all versions' });
}
