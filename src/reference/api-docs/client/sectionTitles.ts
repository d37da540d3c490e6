import { translate } from '@docusaurus/Translate';
import type { TableKind } from '../model/anchors';

/** Returns the heading of a table, for the page and its table of contents. */
export function getTableTitle(kind: TableKind): string {
  switch (kind) {
    case 'prop':
      return translate({
        id: 'site.apiDocs.props',
        message: 'Props',
        description: 'Heading on API pages',
      });
    case 'slot':
      return translate({
        id: 'site.apiDocs.slots',
        message: 'Slots',
        description: 'Heading on API pages',
      });
    case 'classes':
      return translate({
        id: 'site.apiDocs.classes',
        message: 'CSS classes',
        description: 'Heading on API pages',
      });
    case 'parameter':
      return translate({
        id: 'site.apiDocs.parameters',
        message: 'Parameters',
        description: 'Heading on API pages of hooks',
      });
    case 'return':
      return translate({
        id: 'site.apiDocs.returns',
        message: 'Return value',
        description: 'Heading on API pages of hooks',
      });
    case 'member':
      return translate({
        id: 'site.apiDocs.members',
        message: 'Members',
        description: 'Heading on API pages of types',
      });
  }
}

export const getImportTitle = (): string =>
  translate({ id: 'site.apiDocs.import', message: 'Import', description: 'Heading on API pages' });

export function getGroupTitle(kind: 'component' | 'hook' | 'interface'): string {
  switch (kind) {
    case 'component':
      return translate({
        id: 'site.apiDocs.components',
        message: 'Components',
        description: 'Heading in the list of API pages',
      });
    case 'hook':
      return translate({
        id: 'site.apiDocs.hooks',
        message: 'Hooks',
        description: 'Heading in the list of API pages',
      });
    case 'interface':
      return translate({
        id: 'site.apiDocs.types',
        message: 'Types',
        description: 'Heading in the list of API pages',
      });
  }
}
