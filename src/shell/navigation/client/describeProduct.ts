import { translate } from '@docusaurus/Translate';
import type { Product } from '../../../foundation/site/model/products';

/** Returns the translated one-sentence description of a product. */
export function describeProduct({ id, description }: Product): string {
  switch (id) {
    case 'material-ui':
      return translate({
        id: 'site.product.materialUi',
        message: 'Production-ready React components that follow Material Design.',
      });
    case 'system':
      return translate({
        id: 'site.product.system',
        message: 'Style utilities and layout components that use your theme.',
      });
    case 'joy-ui':
      return translate({
        id: 'site.product.joyUi',
        message: 'React components with their own design language, in beta.',
      });
    case 'x-data-grid':
      return translate({
        id: 'site.product.dataGrid',
        message: 'A table for large datasets, with sorting, filtering, and editing.',
      });
    case 'x-date-pickers':
      return translate({
        id: 'site.product.datePickers',
        message: 'Fields, calendars, and clocks for picking a date, time, or range.',
      });
    case 'x-charts':
      return translate({
        id: 'site.product.charts',
        message: 'Bar, line, pie, and scatter charts drawn as SVG.',
      });
    case 'x-tree-view':
      return translate({
        id: 'site.product.treeView',
        message: 'Hierarchies that users expand, select, and edit.',
      });
    case 'toolpad-core':
      return translate({
        id: 'site.product.toolpad',
        message: 'Layouts, navigation, and sign-in for dashboards and internal tools.',
      });
    default:
      return description;
  }
}
