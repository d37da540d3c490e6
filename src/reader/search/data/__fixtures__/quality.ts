import type { ProductId } from '../../../../foundation/site/model/products';

/** A query and the page that it has to find. */
export interface QualityCase {
  readonly query: string;
  /** The expected pathname. Any section of the page counts, unless it has a hash. */
  readonly page: string;
  /** Another acceptable result, such as the prop's row in the API reference. */
  readonly or?: string;
  /** How many of the first results may contain it. Defaults to 1. */
  readonly within?: 1 | 3;
  /** Product of the page that the reader is on. Defaults to none. */
  readonly on?: ProductId;
}

const BUTTON = '/material-ui/react-button';
const DIALOG = '/material-ui/react-dialog';
const TEXT_FIELD = '/material-ui/react-text-field';
const APP_BAR = '/material-ui/react-app-bar';
const INSTALLATION = '/material-ui/getting-started/installation';
const USAGE = '/material-ui/getting-started/usage';
const PALETTE = '/material-ui/customization/palette';
const DARK_MODE = '/material-ui/customization/dark-mode';
const JOY_BUTTON = '/joy-ui/react-button';
const JOY = '/joy-ui/getting-started';
const SX = '/system/getting-started/the-sx-prop';
const SYSTEM = '/system/getting-started';
const BOX = '/system/react-box';
const MATERIAL_BOX = '/material-ui/react-box';
const PAGINATION = '/material-ui/react-pagination';
const GRID = '/x/react-data-grid';
const COLUMNS = '/x/react-data-grid/column-definition';
const PICKER = '/x/react-date-pickers/date-picker';
const BARS = '/x/react-charts/bars';
const TREE = '/x/react-tree-view/simple-tree-view/items';
const DASHBOARD = '/toolpad/core/react-dashboard-layout';
const SIGN_IN = '/toolpad/core/react-sign-in-page';
const ACCOUNT = '/toolpad/core/react-account';
const COLOR = '/material-ui/customization/color';
const V7 = '/blog/2025/04/14/material-ui-7';

/**
 * What readers type, and what it has to find. When you write a page, add queries for it: its name,
 * a synonym, a typo, and one of its features.
 */
export const QUALITY_CASES: readonly QualityCase[] = [
  // Complete and partial names
  { query: 'button', page: BUTTON },
  { query: 'Button', page: BUTTON },
  { query: 'but', page: BUTTON },
  { query: 'dialog', page: DIALOG },
  { query: 'dia', page: DIALOG },
  { query: 'text field', page: TEXT_FIELD },
  { query: 'textfield', page: TEXT_FIELD },
  { query: 'TextField', page: TEXT_FIELD },
  { query: 'text-field', page: TEXT_FIELD },
  { query: 'app bar', page: APP_BAR },
  { query: 'appbar', page: APP_BAR },
  { query: 'AppBar', page: APP_BAR },
  { query: 'installation', page: INSTALLATION },
  { query: 'usage', page: USAGE },
  { query: 'palette', page: PALETTE },
  { query: 'dark mode', page: DARK_MODE },
  { query: 'box', page: MATERIAL_BOX, or: BOX },
  { query: 'sx', page: SX },
  { query: 'the sx prop', page: SX },
  { query: 'data grid', page: GRID },
  { query: 'DataGrid', page: GRID },
  { query: 'datagrid', page: GRID },
  { query: 'column definition', page: COLUMNS },
  { query: 'date picker', page: PICKER },
  { query: 'DatePicker', page: PICKER },
  { query: 'datepicker', page: PICKER },
  { query: 'bar charts', page: BARS },
  { query: 'BarChart', page: BARS },
  { query: 'tree view', page: '/x/react-tree-view' },
  { query: 'RichTreeView', page: '/x/react-tree-view', or: '/x/api/tree-view/rich-tree-view' },
  { query: 'charts', page: '/x/react-charts' },
  { query: 'pie chart', page: '/x/react-charts/pie' },
  { query: 'time picker', page: '/x/react-date-pickers/time-picker' },
  { query: 'SimpleTreeView', page: TREE },
  { query: 'TreeItem', page: TREE },
  { query: 'dashboard layout', page: DASHBOARD },
  { query: 'DashboardLayout', page: DASHBOARD },
  { query: 'sign-in page', page: SIGN_IN },
  { query: 'SignInPage', page: SIGN_IN },
  { query: 'mui system', page: SYSTEM, within: 3 },
  { query: 'joy ui', page: JOY, within: 3 },
  { query: 'versions', page: '/versions' },
  { query: 'all pages', page: '/all-pages' },
  { query: 'error decoder', page: '/production-error' },

  // Parts of a component
  { query: 'DialogTitle', page: DIALOG },
  { query: 'DialogActions', page: DIALOG },
  { query: 'DialogContentText', page: DIALOG },
  { query: 'toolbar', page: APP_BAR, within: 3 },
  { query: 'IconButton', page: BUTTON },
  { query: 'icon button', page: BUTTON },
  { query: 'stack', page: '/material-ui/react-stack' },
  { query: 'container', page: '/material-ui/react-container' },
  { query: 'masonry', page: '/material-ui/react-masonry' },
  { query: 'timeline', page: '/material-ui/react-timeline' },
  { query: 'divider', page: '/material-ui/react-divider' },
  { query: 'typography', page: '/material-ui/react-typography' },
  { query: 'link', page: '/material-ui/react-link' },
  { query: 'breadcrum', page: '/material-ui/react-breadcrumbs' },
  { query: 'stepper', page: '/material-ui/react-stepper' },
  { query: 'speed dial', page: '/material-ui/react-speed-dial' },
  { query: 'bottom nav', page: '/material-ui/react-bottom-navigation' },
  { query: 'backdrop', page: '/material-ui/react-backdrop' },
  { query: 'togglebutton', page: '/material-ui/react-toggle-button' },
  { query: 'transfer list', page: '/material-ui/react-transfer-list' },
  { query: 'usePagination', page: PAGINATION },
  { query: 'InputAdornment', page: TEXT_FIELD },
  { query: 'GridColDef', page: COLUMNS },
  { query: 'useColorScheme', page: DARK_MODE },

  // Synonyms
  { query: 'modal', page: '/material-ui/react-modal', or: DIALOG },
  { query: 'popup', page: DIALOG },
  { query: 'confirmation', page: DIALOG },
  { query: 'lightbox', page: DIALOG },
  { query: 'alert box', page: DIALOG },
  { query: 'navbar', page: APP_BAR },
  { query: 'header', page: APP_BAR, or: '/material-ui/react-card', within: 3 },
  { query: 'navigation bar', page: APP_BAR },
  { query: 'text input', page: TEXT_FIELD },
  { query: 'textbox', page: TEXT_FIELD },
  { query: 'password', page: TEXT_FIELD, within: 3 },
  { query: 'number input', page: TEXT_FIELD, within: 3 },
  { query: 'cta', page: BUTTON },
  { query: 'upload', page: BUTTON },
  { query: 'chips', page: '/material-ui/react-chip' },
  { query: 'material icons', page: '/material-ui/material-icons' },
  { query: 'skeleton loader', page: '/material-ui/react-skeleton' },
  { query: 'loading placeholder', page: '/material-ui/react-skeleton' },
  { query: 'gallery', page: '/material-ui/react-image-list' },
  { query: 'wizard', page: '/material-ui/react-stepper' },
  { query: 'fab', page: '/material-ui/react-floating-action-button' },
  { query: 'segmented control', page: '/material-ui/react-toggle-button' },
  { query: 'page numbers', page: PAGINATION },
  { query: 'layout grid', page: '/material-ui/react-grid' },
  { query: 'item xs', page: '/material-ui/react-grid-legacy' },
  { query: 'hr', page: '/material-ui/react-divider' },
  { query: 'anchor', page: '/material-ui/react-link' },
  { query: 'night mode', page: DARK_MODE },
  { query: 'light mode', page: DARK_MODE },
  { query: 'brand color', page: PALETTE },
  { query: 'primary color', page: PALETTE },
  { query: 'colour', page: COLOR, or: PALETTE },
  { query: 'color', page: COLOR, or: PALETTE },
  { query: 'npm install', page: INSTALLATION },
  { query: 'setup', page: INSTALLATION },
  { query: 'quickstart', page: '/x/react-data-grid/quickstart', on: 'x-data-grid' },
  { query: 'hello world', page: USAGE },
  { query: 'inline style', page: SX },
  { query: 'div', page: MATERIAL_BOX, or: BOX },
  { query: 'data table', page: GRID },
  { query: 'spreadsheet', page: GRID },
  { query: 'colDef', page: COLUMNS, or: '/x/api/data-grid/grid-cell-params' },
  { query: 'calendar', page: PICKER },
  { query: 'histogram', page: BARS },
  { query: 'column chart', page: BARS },
  { query: 'bar graph', page: BARS },
  { query: 'file explorer', page: TREE, or: '/x/react-tree-view/rich-tree-view/customization' },
  { query: 'hierarchy', page: TREE },
  { query: 'admin panel', page: DASHBOARD },
  { query: 'login', page: SIGN_IN },
  { query: 'authentication', page: SIGN_IN, or: '/toolpad/core/api/app-provider' },
  { query: 'oauth', page: SIGN_IN },
  { query: 'older version', page: '/versions' },
  { query: 'minified error', page: '/production-error' },
  { query: 'sitemap', page: '/all-pages' },

  // Typos
  { query: 'buton', page: BUTTON },
  { query: 'buttton', page: BUTTON },
  { query: 'dialgo', page: DIALOG },
  { query: 'dilog', page: DIALOG },
  { query: 'tetx field', page: TEXT_FIELD },
  { query: 'textfeild', page: TEXT_FIELD },
  { query: 'instalation', page: INSTALLATION },
  { query: 'buttno', page: BUTTON },
  { query: 'pallete', page: PALETTE },
  { query: 'datgrid', page: GRID },
  { query: 'datepiker', page: PICKER },
  { query: 'dashbord', page: DASHBOARD },
  { query: 'authentification', page: SIGN_IN, or: '/toolpad/core/api/app-provider' },

  // Questions
  { query: 'how to install material ui', page: INSTALLATION },
  { query: 'how do i use the dialog', page: DIALOG },
  { query: 'react date picker example', page: PICKER },
  { query: 'mui button component', page: BUTTON },
  { query: 'what is the sx prop', page: SX },

  // Features, by heading or by text
  {
    query: 'full screen dialog',
    page: `${DIALOG}#full-screen-dialog`,
    or: `${DIALOG}#full-screen-dialog-with-an-app-bar`,
  },
  { query: 'dialog transition', page: DIALOG, or: '/material-ui/api/dialog' },
  { query: 'fullWidth', page: DIALOG, or: '/material-ui/api/autocomplete', within: 3 },
  { query: 'scroll dialog', page: DIALOG },
  { query: 'multiline', page: TEXT_FIELD, or: '/material-ui/api/text-field' },
  { query: 'helper text', page: TEXT_FIELD, or: '/material-ui/api/text-field' },
  { query: 'adornments', page: `${TEXT_FIELD}#adornments` },
  { query: 'text field validation', page: TEXT_FIELD },
  { query: 'loading button', page: BUTTON },
  { query: 'startIcon', page: BUTTON, or: '/material-ui/api/button', within: 3 },
  { query: 'button sizes', page: BUTTON },
  { query: 'hide on scroll', page: APP_BAR },
  { query: 'bottom bar', page: APP_BAR },
  { query: 'text contrast', page: PALETTE },
  { query: 'custom colours', page: PALETTE },
  { query: 'tonalOffset', page: PALETTE },
  { query: 'dark palette', page: PALETTE, within: 3 },
  { query: 'prefers-color-scheme', page: DARK_MODE },
  { query: 'container queries', page: '/material-ui/customization/container-queries' },
  { query: 'responsive values', page: SX, or: MATERIAL_BOX },
  { query: 'nested selectors', page: SX },
  { query: 'roboto', page: INSTALLATION },
  { query: 'peer dependencies', page: INSTALLATION, within: 3 },
  { query: 'renderCell', page: COLUMNS, or: '/x/api/data-grid/grid-actions-col-def' },
  { query: 'valueGetter', page: COLUMNS, or: '/x/api/data-grid/grid-actions-col-def' },
  { query: 'valueFormatter', page: COLUMNS, or: '/x/api/charts/axis-config' },
  { query: 'column width', page: '/x/react-data-grid/column-dimensions' },
  { query: 'checkboxSelection', page: GRID, or: '/x/api/data-grid/data-grid', within: 3 },
  { query: 'pagination', page: PAGINATION },
  { query: 'minDate', page: PICKER, or: '/x/react-date-pickers/validation' },
  { query: 'time zone', page: PICKER, within: 3 },
  { query: 'horizontal bars', page: `${BARS}#horizontal-bars` },
  { query: 'stacked bars', page: BARS },
  { query: 'chart tooltip', page: '/x/react-charts/tooltip' },
  { query: 'expand tree items', page: TREE },
  { query: 'passkey', page: SIGN_IN },
  { query: 'sidebar', page: `${DASHBOARD}#sidebar`, or: '/material-ui/react-drawer' },

  // Rows of the API reference
  { query: 'MuiButton-root', page: '/material-ui/api/button' },
  { query: '.MuiDialog-paper', page: '/material-ui/api/dialog' },
  { query: 'mui-fixed', page: '/material-ui/react-modal#scroll-lock-and-fixed-elements' },
  { query: '.mui-fixed', page: '/material-ui/getting-started/faq', within: 3 },
  { query: 'className mui-fixed', page: '/material-ui/react-modal', within: 3 },
  { query: 'Mui-disabled', page: '/material-ui/api/accordion', within: 3 },
  { query: 'button disableElevation', page: '/material-ui/api/button' },
  { query: 'dialog maxWidth', page: '/material-ui/api/dialog' },
  { query: 'maximum width dialog', page: DIALOG, or: '/material-ui/api/dialog', within: 3 },
  { query: 'dialog api', page: '/material-ui/api/dialog' },
  { query: 'onRowClick', page: '/x/api/data-grid/data-grid' },
  {
    query: 'pageSizeOptions',
    page: '/x/api/data-grid/data-grid-premium',
    or: '/x/api/data-grid/data-grid',
  },

  // Names from earlier versions
  { query: 'InputProps', page: TEXT_FIELD },
  { query: 'inputProps', page: TEXT_FIELD },
  { query: 'FormHelperTextProps', page: TEXT_FIELD },
  { query: 'InputLabelProps', page: TEXT_FIELD },
  { query: 'PaperProps', page: DIALOG, within: 3 },
  { query: 'TransitionComponent', page: DIALOG, or: '/material-ui/react-accordion', within: 3 },
  { query: 'onBackdropClick', page: DIALOG },
  {
    query: 'componentsProps',
    page: '/material-ui/migration/migrating-from-deprecated-apis',
    or: '/material-ui/customization/overriding-component-structure',
  },
  { query: 'Grid2', page: '/material-ui/migration/upgrade-to-grid-v2', or: V7 },
  { query: 'Hidden', page: '/material-ui/react-use-media-query', or: V7, within: 3 },
  { query: 'createMuiTheme', page: '/material-ui/customization/theming', or: V7 },
  { query: 'LoadingButton', page: BUTTON },
  { query: 'makeStyles', page: '/material-ui/migration/migrating-from-jss', or: SX },

  // Results of the current product come first
  { query: 'button', page: JOY_BUTTON, on: 'joy-ui' },
  { query: 'button', page: BUTTON, on: 'material-ui' },
  { query: 'button', page: BUTTON, on: 'x-data-grid' },
  { query: 'joy button', page: JOY_BUTTON },
  { query: 'getting started', page: JOY, on: 'joy-ui', within: 3 },
  { query: 'account customization', page: ACCOUNT, on: 'toolpad-core' },
  { query: 'accessibility', page: '/x/react-data-grid/accessibility', on: 'x-data-grid' },

  // All of MUI System and Toolpad
  { query: 'visually hidden', page: '/system/screen-readers' },
  { query: 'createStyled', page: '/system/styled' },
  { query: 'unstable_sxConfig', page: '/system/experimental-api/configure-the-sx-prop' },
  { query: 'flexbox', page: '/system/flexbox' },
  { query: 'crud', page: '/toolpad/core/react-crud' },
  { query: 'useLocalStorageState', page: '/toolpad/core/react-persistent-state', within: 3 },
  { query: 'toolpad archived', page: '/toolpad/core/introduction/roadmap', within: 3 },
  { query: 'installation', page: '/system/getting-started/installation', on: 'system' },

  // All of Joy UI and MUI X
  { query: 'color inversion', page: '/joy-ui/main-features/color-inversion' },
  { query: 'aspect ratio', page: '/joy-ui/react-aspect-ratio' },
  { query: 'global variants', page: '/joy-ui/main-features/global-variants' },
  { query: 'column pinning', page: '/x/react-data-grid/column-pinning' },
  { query: 'row grouping', page: '/x/react-data-grid/row-grouping' },
  { query: 'tree data', page: '/x/react-data-grid/tree-data', within: 3 },
  { query: 'pivot', page: '/x/react-data-grid/pivoting', within: 3 },
  { query: 'header filters', page: '/x/react-data-grid/filtering/header-filters' },
  { query: 'virtualization', page: '/x/react-data-grid/virtualization', within: 3 },
  { query: 'processRowUpdate', page: '/x/api/data-grid/data-grid', within: 3 },
  { query: 'sankey', page: '/x/react-charts/sankey' },
  { query: 'heatmap', page: '/x/react-charts/heatmap' },
  { query: 'gauge', page: '/x/react-charts/gauge' },
  { query: 'sparkline', page: '/x/react-charts/sparkline' },
  { query: 'date range picker', page: '/x/react-date-pickers/date-range-picker' },
  { query: 'timezone', page: '/x/react-date-pickers/timezone', within: 3 },
  { query: 'digital clock', page: '/x/react-date-pickers/digital-clock' },
  {
    query: 'lazy loading',
    page: '/x/react-tree-view/rich-tree-view/lazy-loading',
    on: 'x-tree-view',
  },
  { query: 'license key', page: '/x/introduction/licensing', within: 3 },
  { query: 'telemetry', page: '/x/guides/telemetry' },

  // Words that are only in the full text of a section
  { query: 'buttons touch when row wraps', page: BUTTON },
  { query: 'buttons touch each other when the row wraps', page: BUTTON, within: 3 },

  // Colors, icons, the blog
  { query: 'primary.main', page: PALETTE },
  { query: '#1976d2', page: PALETTE, or: COLOR },
  { query: 'rgb(25, 118, 210)', page: PALETTE, or: COLOR },
  { query: 'css layers', page: '/material-ui/customization/css-layers' },
  { query: 'writing a page', page: '/blog/2026/11/20/writing-a-page', within: 3 },

  // Other languages
  { query: '对话框', page: DIALOG },
  { query: '弹窗', page: DIALOG },
  { query: '按钮', page: BUTTON },
  { query: '安装', page: INSTALLATION },
  { query: '深色模式', page: DARK_MODE },
  { query: '数据表格', page: GRID },
  { query: '登录', page: SIGN_IN },
];
