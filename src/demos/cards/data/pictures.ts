/** Overrides a card's picture, which is of the first demo of its link's target by default. */
export interface PictureChoice {
  /** Name of another demo on the page. */
  readonly demo?: string;
  /** Whether the picture shows what the demo's first button opens. */
  readonly press?: boolean;
}

/** Maps each product to the page whose picture represents it on the start page. */
export const PRODUCT_PICTURES: ReadonlyMap<string, string> = new Map([
  ['material-ui', '/material-ui/getting-started/templates/dashboard'],
  ['system', '/system/getting-started'],
  ['joy-ui', '/joy-ui/getting-started/templates/orders'],
  ['x-data-grid', '/x/react-data-grid'],
  ['x-date-pickers', '/x/react-date-pickers/date-calendar'],
  ['x-charts', '/x/react-charts/bars'],
  ['x-tree-view', '/x/react-tree-view/rich-tree-view/customization#file-explorer'],
  ['toolpad-core', '/toolpad/core/react-crud'],
]);

/** Maps links of cards to their pictures. Other cards show the first demo. */
export const PICTURE_CHOICES: Readonly<Record<string, PictureChoice>> = {
  '/joy-ui/react-drawer': { press: true },
  '/joy-ui/react-menu': { press: true },
  '/joy-ui/react-modal': { press: true },
  '/joy-ui/react-snackbar': { press: true },
  '/material-ui/react-autocomplete': { demo: 'BasicAutocomplete', press: true },
  '/material-ui/react-backdrop': { press: true },
  '/material-ui/react-dialog': { press: true },
  '/material-ui/react-drawer': { press: true },
  '/material-ui/react-menu': { press: true },
  '/material-ui/react-modal': { press: true },
  '/material-ui/react-popover': { press: true },
  '/material-ui/react-popper': { press: true },
  '/material-ui/react-snackbar': { press: true },
  '/material-ui/react-speed-dial': { press: true },
  '/material-ui/react-tooltip': { press: true },
  '/system/getting-started': { demo: 'SystemLayout' },
  '/toolpad/core/react-use-dialogs': { press: true },
  '/toolpad/core/react-use-notifications': { press: true },
};
