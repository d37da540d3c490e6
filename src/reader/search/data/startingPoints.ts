import type { ProductId } from '../../../foundation/site/model/products';

/** A page to begin with: its pathname and its title. */
export type StartingPoint = readonly [pathname: string, title: string];

/** Pages that the empty search offers, by product; a test finds each of them. */
export const STARTING_POINTS: Readonly<Partial<Record<ProductId, readonly StartingPoint[]>>> = {
  'material-ui': [
    ['/material-ui/getting-started/installation', 'Installation'],
    ['/material-ui/all-components', 'All components'],
    ['/material-ui/getting-started/templates', 'Templates'],
    ['/material-ui/material-icons', 'Material Icons'],
  ],
  system: [
    ['/system/getting-started', 'Overview'],
    ['/system/getting-started/the-sx-prop', 'The sx prop'],
    ['/system/properties', 'Properties'],
  ],
  'joy-ui': [
    ['/joy-ui/getting-started', 'Overview'],
    ['/joy-ui/getting-started/installation', 'Installation'],
    ['/joy-ui/getting-started/templates', 'Templates'],
  ],
  'x-data-grid': [
    ['/x/react-data-grid', 'Data Grid'],
    ['/x/react-data-grid/filtering', 'Filtering'],
    ['/x/react-data-grid/editing', 'Editing'],
  ],
  'x-date-pickers': [
    ['/x/react-date-pickers', 'Date and Time Pickers'],
    ['/x/react-date-pickers/date-picker', 'Date Picker'],
    ['/x/react-date-pickers/date-range-picker', 'Date Range Picker'],
  ],
  'x-charts': [
    ['/x/react-charts', 'Charts'],
    ['/x/react-charts/bars', 'Bars'],
    ['/x/react-charts/lines', 'Lines'],
  ],
  'x-tree-view': [
    ['/x/react-tree-view', 'Tree View'],
    ['/x/react-tree-view/quickstart', 'Quickstart'],
  ],
  'toolpad-core': [
    ['/toolpad/core/introduction', 'Overview'],
    ['/toolpad/core/all-components', 'All components'],
  ],
};
