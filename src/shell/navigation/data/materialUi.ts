import type { NavTree } from '../model/types';

/** Navigation of Material UI. */
export const materialUiTree = {
  id: 'material-ui',
  name: 'Material UI',
  category: 'core',
  root: '/material-ui',
  version: '7.0.2',
  versions: [
    { text: 'v7.0.2', current: true },
    { text: 'v6', href: 'https://v6.mui.com/material-ui/getting-started/' },
    { text: 'v5', href: 'https://v5.mui.com/getting-started/installation/' },
    { text: 'v4', href: 'https://v4.mui.com/getting-started/installation/' },
    { text: 'View all versions', href: 'https://mui.com/versions/' },
  ],
  pages: [
    {
      pathname: '/material-ui/getting-started-group',
      title: 'Getting started',
      children: [
        { pathname: '/material-ui/getting-started', title: 'Overview' },
        {
          pathname: '/material-ui/getting-started/installation',
          title: 'Installation',
        },
        { pathname: '/material-ui/getting-started/usage', title: 'Usage' },
        {
          pathname: '/material-ui/getting-started/example-projects',
          title: 'Example projects',
        },
        {
          pathname: '/material-ui/getting-started/templates',
          title: 'Templates',
        },
        { pathname: '/material-ui/getting-started/learn', title: 'Learn' },
        {
          pathname: '/material-ui/getting-started/design-resources',
          title: 'Design resources',
        },
        { pathname: '/material-ui/getting-started/faq', title: 'FAQs' },
        {
          pathname: '/material-ui/getting-started/supported-components',
          title: 'Supported components',
        },
        {
          pathname: '/material-ui/getting-started/supported-platforms',
          title: 'Supported platforms',
        },
        { pathname: '/material-ui/getting-started/support', title: 'Support' },
      ],
    },
    {
      pathname: '/material-ui/react-',
      title: 'Components',
      children: [
        { pathname: '/material-ui/all-components', title: 'All components' },
        {
          pathname: '/material-ui/components/inputs',
          subheader: 'Inputs',
          children: [
            {
              pathname: '/material-ui/react-autocomplete',
              title: 'Autocomplete',
            },
            { pathname: '/material-ui/react-button', title: 'Button' },
            {
              pathname: '/material-ui/react-button-group',
              title: 'Button Group',
            },
            { pathname: '/material-ui/react-checkbox', title: 'Checkbox' },
            {
              pathname: '/material-ui/react-floating-action-button',
              title: 'Floating Action Button',
            },
            {
              pathname: '/material-ui/react-radio-button',
              title: 'Radio Group',
            },
            { pathname: '/material-ui/react-rating', title: 'Rating' },
            { pathname: '/material-ui/react-select', title: 'Select' },
            { pathname: '/material-ui/react-slider', title: 'Slider' },
            { pathname: '/material-ui/react-switch', title: 'Switch' },
            { pathname: '/material-ui/react-text-field', title: 'Text Field' },
            {
              pathname: '/material-ui/react-transfer-list',
              title: 'Transfer List',
            },
            {
              pathname: '/material-ui/react-toggle-button',
              title: 'Toggle Button',
            },
          ],
        },
        {
          pathname: '/material-ui/components/data-display',
          subheader: 'Data display',
          children: [
            { pathname: '/material-ui/react-avatar', title: 'Avatar' },
            { pathname: '/material-ui/react-badge', title: 'Badge' },
            { pathname: '/material-ui/react-chip', title: 'Chip' },
            { pathname: '/material-ui/react-divider', title: 'Divider' },
            { pathname: '/material-ui/icons', title: 'Icons' },
            {
              pathname: '/material-ui/material-icons',
              title: 'Material Icons',
            },
            { pathname: '/material-ui/react-list', title: 'List' },
            { pathname: '/material-ui/react-table', title: 'Table' },
            { pathname: '/material-ui/react-tooltip', title: 'Tooltip' },
            { pathname: '/material-ui/react-typography', title: 'Typography' },
          ],
        },
        {
          pathname: '/material-ui/components/feedback',
          subheader: 'Feedback',
          children: [
            { pathname: '/material-ui/react-alert', title: 'Alert' },
            { pathname: '/material-ui/react-backdrop', title: 'Backdrop' },
            { pathname: '/material-ui/react-dialog', title: 'Dialog' },
            { pathname: '/material-ui/react-progress', title: 'Progress' },
            { pathname: '/material-ui/react-skeleton', title: 'Skeleton' },
            { pathname: '/material-ui/react-snackbar', title: 'Snackbar' },
          ],
        },
        {
          pathname: '/material-ui/components/surfaces',
          subheader: 'Surfaces',
          children: [
            { pathname: '/material-ui/react-accordion', title: 'Accordion' },
            { pathname: '/material-ui/react-app-bar', title: 'App Bar' },
            { pathname: '/material-ui/react-card', title: 'Card' },
            { pathname: '/material-ui/react-paper', title: 'Paper' },
          ],
        },
        {
          pathname: '/material-ui/components/navigation',
          subheader: 'Navigation',
          children: [
            {
              pathname: '/material-ui/react-bottom-navigation',
              title: 'Bottom Navigation',
            },
            {
              pathname: '/material-ui/react-breadcrumbs',
              title: 'Breadcrumbs',
            },
            { pathname: '/material-ui/react-drawer', title: 'Drawer' },
            { pathname: '/material-ui/react-link', title: 'Link' },
            { pathname: '/material-ui/react-menu', title: 'Menu' },
            { pathname: '/material-ui/react-pagination', title: 'Pagination' },
            { pathname: '/material-ui/react-speed-dial', title: 'Speed Dial' },
            { pathname: '/material-ui/react-stepper', title: 'Stepper' },
            { pathname: '/material-ui/react-tabs', title: 'Tabs' },
          ],
        },
        {
          pathname: '/material-ui/components/layout',
          subheader: 'Layout',
          children: [
            { pathname: '/material-ui/react-box', title: 'Box' },
            { pathname: '/material-ui/react-container', title: 'Container' },
            { pathname: '/material-ui/react-grid', title: 'Grid' },
            {
              pathname: '/material-ui/react-grid-legacy',
              title: 'GridLegacy',
              deprecated: true,
            },
            { pathname: '/material-ui/react-stack', title: 'Stack' },
            { pathname: '/material-ui/react-image-list', title: 'Image List' },
          ],
        },
        {
          pathname: '/material-ui/components/utils',
          subheader: 'Utils',
          children: [
            {
              pathname: '/material-ui/react-click-away-listener',
              title: 'Click-Away Listener',
            },
            {
              pathname: '/material-ui/react-css-baseline',
              title: 'CSS Baseline',
            },
            {
              pathname: '/material-ui/react-init-color-scheme-script',
              title: 'InitColorSchemeScript',
            },
            { pathname: '/material-ui/react-modal', title: 'Modal' },
            { pathname: '/material-ui/react-no-ssr', title: 'No SSR' },
            { pathname: '/material-ui/react-popover', title: 'Popover' },
            { pathname: '/material-ui/react-popper', title: 'Popper' },
            { pathname: '/material-ui/react-portal', title: 'Portal' },
            {
              pathname: '/material-ui/react-textarea-autosize',
              title: 'Textarea Autosize',
            },
            { pathname: '/material-ui/transitions', title: 'Transitions' },
            {
              pathname: '/material-ui/react-use-media-query',
              title: 'useMediaQuery',
            },
          ],
        },
        {
          pathname: '/mui-x',
          subheader: 'MUI X',
          children: [
            { pathname: '/x/react-data-grid', title: 'Data Grid' },
            {
              pathname: '/x/react-date-pickers',
              title: 'Date and Time Pickers',
            },
            { pathname: '/x/react-charts', title: 'Charts' },
            { pathname: '/x/react-tree-view', title: 'Tree View' },
          ],
        },
        {
          pathname: '/toolpad',
          subheader: 'Toolpad Core',
          children: [
            {
              pathname: '/toolpad/core/react-dashboard-layout',
              title: 'Dashboard Layout',
              newFeature: true,
            },
            {
              pathname: '/toolpad/core/react-sign-in-page',
              title: 'Sign-in Page',
              newFeature: true,
            },
          ],
        },
        {
          pathname: '/material-ui',
          subheader: 'Lab',
          children: [
            {
              pathname: '/material-ui/about-the-lab',
              title: 'About the lab 🧪',
            },
            { pathname: '/material-ui/react-masonry', title: 'Masonry' },
            { pathname: '/material-ui/react-timeline', title: 'Timeline' },
          ],
        },
      ],
    },
    {
      pathname: '/material-ui/api',
      title: 'Component API',
      children: [
        { pathname: '/material-ui/api/accordion', title: 'Accordion' },
        {
          pathname: '/material-ui/api/accordion-actions',
          title: 'AccordionActions',
        },
        {
          pathname: '/material-ui/api/accordion-details',
          title: 'AccordionDetails',
        },
        {
          pathname: '/material-ui/api/accordion-summary',
          title: 'AccordionSummary',
        },
        { pathname: '/material-ui/api/alert', title: 'Alert' },
        { pathname: '/material-ui/api/alert-title', title: 'AlertTitle' },
        { pathname: '/material-ui/api/app-bar', title: 'AppBar' },
        { pathname: '/material-ui/api/autocomplete', title: 'Autocomplete' },
        { pathname: '/material-ui/api/avatar', title: 'Avatar' },
        { pathname: '/material-ui/api/avatar-group', title: 'AvatarGroup' },
        { pathname: '/material-ui/api/backdrop', title: 'Backdrop' },
        { pathname: '/material-ui/api/badge', title: 'Badge' },
        {
          pathname: '/material-ui/api/bottom-navigation',
          title: 'BottomNavigation',
        },
        {
          pathname: '/material-ui/api/bottom-navigation-action',
          title: 'BottomNavigationAction',
        },
        { pathname: '/material-ui/api/box', title: 'Box' },
        { pathname: '/material-ui/api/breadcrumbs', title: 'Breadcrumbs' },
        { pathname: '/material-ui/api/button', title: 'Button' },
        { pathname: '/material-ui/api/button-base', title: 'ButtonBase' },
        { pathname: '/material-ui/api/button-group', title: 'ButtonGroup' },
        { pathname: '/material-ui/api/card', title: 'Card' },
        {
          pathname: '/material-ui/api/card-action-area',
          title: 'CardActionArea',
        },
        { pathname: '/material-ui/api/card-actions', title: 'CardActions' },
        { pathname: '/material-ui/api/card-content', title: 'CardContent' },
        { pathname: '/material-ui/api/card-header', title: 'CardHeader' },
        { pathname: '/material-ui/api/card-media', title: 'CardMedia' },
        { pathname: '/material-ui/api/checkbox', title: 'Checkbox' },
        { pathname: '/material-ui/api/chip', title: 'Chip' },
        {
          pathname: '/material-ui/api/circular-progress',
          title: 'CircularProgress',
        },
        {
          pathname: '/material-ui/api/click-away-listener',
          title: 'ClickAwayListener',
        },
        { pathname: '/material-ui/api/collapse', title: 'Collapse' },
        { pathname: '/material-ui/api/container', title: 'Container' },
        { pathname: '/material-ui/api/css-baseline', title: 'CssBaseline' },
        { pathname: '/material-ui/api/dialog', title: 'Dialog' },
        { pathname: '/material-ui/api/dialog-actions', title: 'DialogActions' },
        { pathname: '/material-ui/api/dialog-content', title: 'DialogContent' },
        {
          pathname: '/material-ui/api/dialog-content-text',
          title: 'DialogContentText',
        },
        { pathname: '/material-ui/api/dialog-title', title: 'DialogTitle' },
        { pathname: '/material-ui/api/divider', title: 'Divider' },
        { pathname: '/material-ui/api/drawer', title: 'Drawer' },
        { pathname: '/material-ui/api/fab', title: 'Fab' },
        { pathname: '/material-ui/api/fade', title: 'Fade' },
        { pathname: '/material-ui/api/filled-input', title: 'FilledInput' },
        { pathname: '/material-ui/api/form-control', title: 'FormControl' },
        {
          pathname: '/material-ui/api/form-control-label',
          title: 'FormControlLabel',
        },
        { pathname: '/material-ui/api/form-group', title: 'FormGroup' },
        {
          pathname: '/material-ui/api/form-helper-text',
          title: 'FormHelperText',
        },
        { pathname: '/material-ui/api/form-label', title: 'FormLabel' },
        { pathname: '/material-ui/api/global-styles', title: 'GlobalStyles' },
        { pathname: '/material-ui/api/grid', title: 'Grid' },
        { pathname: '/material-ui/api/grid-legacy', title: 'GridLegacy' },
        { pathname: '/material-ui/api/grow', title: 'Grow' },
        { pathname: '/material-ui/api/icon', title: 'Icon' },
        { pathname: '/material-ui/api/icon-button', title: 'IconButton' },
        { pathname: '/material-ui/api/image-list', title: 'ImageList' },
        {
          pathname: '/material-ui/api/image-list-item',
          title: 'ImageListItem',
        },
        {
          pathname: '/material-ui/api/image-list-item-bar',
          title: 'ImageListItemBar',
        },
        { pathname: '/material-ui/api/input', title: 'Input' },
        {
          pathname: '/material-ui/api/input-adornment',
          title: 'InputAdornment',
        },
        { pathname: '/material-ui/api/input-base', title: 'InputBase' },
        { pathname: '/material-ui/api/input-label', title: 'InputLabel' },
        {
          pathname: '/material-ui/api/linear-progress',
          title: 'LinearProgress',
        },
        { pathname: '/material-ui/api/link', title: 'Link' },
        { pathname: '/material-ui/api/list', title: 'List' },
        { pathname: '/material-ui/api/list-item', title: 'ListItem' },
        {
          pathname: '/material-ui/api/list-item-avatar',
          title: 'ListItemAvatar',
        },
        {
          pathname: '/material-ui/api/list-item-button',
          title: 'ListItemButton',
        },
        { pathname: '/material-ui/api/list-item-icon', title: 'ListItemIcon' },
        {
          pathname: '/material-ui/api/list-item-secondary-action',
          title: 'ListItemSecondaryAction',
        },
        { pathname: '/material-ui/api/list-item-text', title: 'ListItemText' },
        { pathname: '/material-ui/api/list-subheader', title: 'ListSubheader' },
        { pathname: '/material-ui/api/masonry', title: 'Masonry' },
        { pathname: '/material-ui/api/menu', title: 'Menu' },
        { pathname: '/material-ui/api/menu-item', title: 'MenuItem' },
        { pathname: '/material-ui/api/menu-list', title: 'MenuList' },
        { pathname: '/material-ui/api/mobile-stepper', title: 'MobileStepper' },
        { pathname: '/material-ui/api/modal', title: 'Modal' },
        { pathname: '/material-ui/api/native-select', title: 'NativeSelect' },
        { pathname: '/material-ui/api/no-ssr', title: 'NoSsr' },
        { pathname: '/material-ui/api/outlined-input', title: 'OutlinedInput' },
        { pathname: '/material-ui/api/pagination', title: 'Pagination' },
        {
          pathname: '/material-ui/api/pagination-item',
          title: 'PaginationItem',
        },
        { pathname: '/material-ui/api/paper', title: 'Paper' },
        {
          pathname: '/material-ui/api/pigment-container',
          title: 'PigmentContainer',
        },
        { pathname: '/material-ui/api/pigment-grid', title: 'PigmentGrid' },
        { pathname: '/material-ui/api/pigment-stack', title: 'PigmentStack' },
        { pathname: '/material-ui/api/popover', title: 'Popover' },
        { pathname: '/material-ui/api/popper', title: 'Popper' },
        { pathname: '/material-ui/api/portal', title: 'Portal' },
        { pathname: '/material-ui/api/radio', title: 'Radio' },
        { pathname: '/material-ui/api/radio-group', title: 'RadioGroup' },
        { pathname: '/material-ui/api/rating', title: 'Rating' },
        {
          pathname: '/material-ui/api/scoped-css-baseline',
          title: 'ScopedCssBaseline',
        },
        { pathname: '/material-ui/api/select', title: 'Select' },
        { pathname: '/material-ui/api/skeleton', title: 'Skeleton' },
        { pathname: '/material-ui/api/slide', title: 'Slide' },
        { pathname: '/material-ui/api/slider', title: 'Slider' },
        { pathname: '/material-ui/api/snackbar', title: 'Snackbar' },
        {
          pathname: '/material-ui/api/snackbar-content',
          title: 'SnackbarContent',
        },
        { pathname: '/material-ui/api/speed-dial', title: 'SpeedDial' },
        {
          pathname: '/material-ui/api/speed-dial-action',
          title: 'SpeedDialAction',
        },
        {
          pathname: '/material-ui/api/speed-dial-icon',
          title: 'SpeedDialIcon',
        },
        { pathname: '/material-ui/api/stack', title: 'Stack' },
        { pathname: '/material-ui/api/step', title: 'Step' },
        { pathname: '/material-ui/api/step-button', title: 'StepButton' },
        { pathname: '/material-ui/api/step-connector', title: 'StepConnector' },
        { pathname: '/material-ui/api/step-content', title: 'StepContent' },
        { pathname: '/material-ui/api/step-icon', title: 'StepIcon' },
        { pathname: '/material-ui/api/step-label', title: 'StepLabel' },
        { pathname: '/material-ui/api/stepper', title: 'Stepper' },
        { pathname: '/material-ui/api/svg-icon', title: 'SvgIcon' },
        {
          pathname: '/material-ui/api/swipeable-drawer',
          title: 'SwipeableDrawer',
        },
        { pathname: '/material-ui/api/switch', title: 'Switch' },
        { pathname: '/material-ui/api/tab', title: 'Tab' },
        { pathname: '/material-ui/api/tab-context', title: 'TabContext' },
        { pathname: '/material-ui/api/table', title: 'Table' },
        { pathname: '/material-ui/api/table-body', title: 'TableBody' },
        { pathname: '/material-ui/api/table-cell', title: 'TableCell' },
        {
          pathname: '/material-ui/api/table-container',
          title: 'TableContainer',
        },
        { pathname: '/material-ui/api/table-footer', title: 'TableFooter' },
        { pathname: '/material-ui/api/table-head', title: 'TableHead' },
        {
          pathname: '/material-ui/api/table-pagination',
          title: 'TablePagination',
        },
        { pathname: '/material-ui/api/table-row', title: 'TableRow' },
        {
          pathname: '/material-ui/api/table-sort-label',
          title: 'TableSortLabel',
        },
        { pathname: '/material-ui/api/tab-list', title: 'TabList' },
        { pathname: '/material-ui/api/tab-panel', title: 'TabPanel' },
        { pathname: '/material-ui/api/tabs', title: 'Tabs' },
        {
          pathname: '/material-ui/api/tab-scroll-button',
          title: 'TabScrollButton',
        },
        {
          pathname: '/material-ui/api/textarea-autosize',
          title: 'TextareaAutosize',
        },
        { pathname: '/material-ui/api/text-field', title: 'TextField' },
        { pathname: '/material-ui/api/timeline', title: 'Timeline' },
        {
          pathname: '/material-ui/api/timeline-connector',
          title: 'TimelineConnector',
        },
        {
          pathname: '/material-ui/api/timeline-content',
          title: 'TimelineContent',
        },
        { pathname: '/material-ui/api/timeline-dot', title: 'TimelineDot' },
        { pathname: '/material-ui/api/timeline-item', title: 'TimelineItem' },
        {
          pathname: '/material-ui/api/timeline-opposite-content',
          title: 'TimelineOppositeContent',
        },
        {
          pathname: '/material-ui/api/timeline-separator',
          title: 'TimelineSeparator',
        },
        { pathname: '/material-ui/api/toggle-button', title: 'ToggleButton' },
        {
          pathname: '/material-ui/api/toggle-button-group',
          title: 'ToggleButtonGroup',
        },
        { pathname: '/material-ui/api/toolbar', title: 'Toolbar' },
        { pathname: '/material-ui/api/tooltip', title: 'Tooltip' },
        { pathname: '/material-ui/api/typography', title: 'Typography' },
        { pathname: '/material-ui/api/zoom', title: 'Zoom' },
      ],
    },
    {
      pathname: '/material-ui/customization',
      title: 'Customization',
      children: [
        {
          pathname: '/material-ui/customization/how-to-customize',
          title: 'How to customize',
        },
        {
          pathname: '/material-ui/customization/overriding-component-structure',
          title: 'Overriding component structure',
        },
        {
          pathname: '/material-ui/customization/dark-mode',
          title: 'Dark mode',
        },
        { pathname: '/material-ui/customization/color', title: 'Color' },
        {
          pathname: '/material-ui/customization/right-to-left',
          title: 'Right-to-left',
        },
        {
          pathname: '/material-ui/customization/shadow-dom',
          title: 'Shadow DOM',
        },
        {
          pathname: '/material-ui/customization/theme',
          subheader: 'Theme',
          children: [
            {
              pathname: '/material-ui/customization/default-theme',
              title: 'Default theme viewer',
            },
            {
              pathname: '/material-ui/customization/theming',
              title: 'Customizing the theme',
            },
            {
              pathname: '/material-ui/customization/creating-themed-components',
              title: 'Creating themed components',
            },
            {
              pathname: '/material-ui/customization/theme-components',
              title: 'Components',
            },
          ],
        },
        {
          pathname: '/material-ui/customization/tokens',
          subheader: 'Tokens',
          children: [
            {
              pathname: '/material-ui/customization/palette',
              title: 'Palette',
            },
            {
              pathname: '/material-ui/customization/typography',
              title: 'Typography',
            },
            {
              pathname: '/material-ui/customization/spacing',
              title: 'Spacing',
            },
            {
              pathname: '/material-ui/customization/breakpoints',
              title: 'Breakpoints',
            },
            {
              pathname: '/material-ui/customization/container-queries',
              title: 'Container queries',
              newFeature: true,
            },
            {
              pathname: '/material-ui/customization/density',
              title: 'Density',
            },
            {
              pathname: '/material-ui/customization/z-index',
              title: 'z-index',
            },
            {
              pathname: '/material-ui/customization/transitions',
              title: 'Transitions',
            },
          ],
        },
        {
          pathname: '/material-ui/customization/css-variables',
          subheader: 'Css variables',
          newFeature: true,
          children: [
            {
              pathname: '/material-ui/customization/css-theme-variables/overview',
              title: 'Overview',
            },
            {
              pathname: '/material-ui/customization/css-theme-variables/usage',
              title: 'Basic usage',
            },
            {
              pathname: '/material-ui/customization/css-theme-variables/configuration',
              title: 'Advanced configuration',
            },
          ],
        },
        {
          pathname: '/material-ui/customization/styles',
          title: 'Styles',
          subheader: 'Styles',
          children: [
            {
              pathname: '/material-ui/customization/css-layers',
              title: 'Cascade layers',
              newFeature: true,
            },
          ],
        },
      ],
    },
    {
      pathname: '/material-ui/guides',
      title: 'How-to guides',
      children: [
        {
          pathname: '/material-ui/guides/minimizing-bundle-size',
          title: 'Minimizing bundle size',
        },
        {
          pathname: '/material-ui/guides/server-rendering',
          title: 'Server rendering',
        },
        {
          pathname: '/material-ui/guides/responsive-ui',
          title: 'Responsive UI',
        },
        { pathname: '/material-ui/guides/testing', title: 'Testing' },
        { pathname: '/material-ui/guides/localization', title: 'Localization' },
        { pathname: '/material-ui/guides/api', title: 'API design approach' },
        { pathname: '/material-ui/guides/typescript', title: 'TypeScript' },
        { pathname: '/material-ui/guides/composition', title: 'Composition' },
        {
          pathname: '/material-ui/guides/content-security-policy',
          title: 'Content Security Policy',
        },
        {
          pathname: '/material-ui/guides/configuring-bundlers-for-css-imports',
          title: 'Configuring bundlers for CSS imports',
        },
      ],
    },
    {
      pathname: '/material-ui/integrations',
      title: 'Integrations',
      children: [
        {
          pathname: '/material-ui/integrations/tailwindcss/tailwindcss-v4',
          title: 'Tailwind CSS v4 integration',
          newFeature: true,
        },
        {
          pathname: '/material-ui/integrations/nextjs',
          title: 'Next.js integration',
          newFeature: true,
        },
        {
          pathname: '/material-ui/integrations/routing',
          title: 'Routing libraries',
        },
        {
          pathname: '/material-ui/integrations/styled-components',
          title: 'Usage with styled-components',
        },
        {
          pathname: '/material-ui/integrations/interoperability',
          title: 'Style library interoperability',
        },
        {
          pathname: '/material-ui/integrations/theme-scoping',
          title: 'Theme scoping',
        },
      ],
    },
    {
      pathname: '/material-ui/experimental-api',
      title: 'Experimental APIs',
      children: [
        {
          pathname: '/material-ui/experimental-api/classname-generator',
          title: 'ClassName generator',
        },
        {
          pathname: '/material-ui/experimental-api/pigment-css',
          title: 'Pigment CSS',
        },
      ],
    },
    {
      pathname: '/material-ui/migration',
      title: 'Migration',
      children: [
        {
          pathname: '/material-ui/migration/upgrade-to-grid-v2',
          title: 'Upgrade to Grid v2',
        },
        {
          pathname: '/material-ui/migration/pickers-migration',
          title: 'Migration from @material-ui/pickers',
        },
        {
          pathname: '/material-ui/migration/v7',
          subheader: 'Upgrade to v7',
          children: [
            {
              pathname: '/material-ui/migration/upgrade-to-v7',
              title: 'Upgrade to v7: getting started',
            },
          ],
        },
        {
          pathname: '/material-ui/migration/v6',
          subheader: 'Upgrade to v6',
          children: [
            {
              pathname: '/material-ui/migration/upgrade-to-v6',
              title: 'Upgrade to v6: getting started',
            },
            {
              pathname: '/material-ui/migration/migrating-from-deprecated-apis',
              title: 'Migrating from deprecated APIs',
            },
            {
              pathname: '/material-ui/migration/migrating-to-pigment-css',
              title: 'Migrating to Pigment CSS',
            },
          ],
        },
        {
          pathname: '/material-ui/migration/v5',
          subheader: 'Upgrade to v5',
          children: [
            {
              pathname: '/material-ui/migration/migration-v4',
              title: 'Migrating to v5: getting started',
            },
            {
              pathname: '/material-ui/migration/v5-style-changes',
              title: 'Breaking changes: style and theme',
            },
            {
              pathname: '/material-ui/migration/v5-component-changes',
              title: 'Breaking changes: components',
            },
            {
              pathname: '/material-ui/migration/migrating-from-jss',
              title: 'Migrating from JSS (optional)',
            },
            {
              pathname: '/material-ui/migration/troubleshooting',
              title: 'Troubleshooting',
            },
          ],
        },
        {
          pathname: '/material-ui/migration/earlier',
          subheader: 'Earlier versions',
          children: [
            {
              pathname: '/material-ui/migration/migration-v3',
              title: 'Migration from v3 to v4',
            },
            {
              pathname: '/material-ui/migration/migration-v0x',
              title: 'Migration from v0.x to v1',
            },
          ],
        },
      ],
    },
    {
      pathname: '/material-ui/discover-more',
      title: 'Discover more',
      children: [
        { pathname: '/material-ui/discover-more/showcase', title: 'Showcase' },
        {
          pathname: '/material-ui/discover-more/related-projects',
          title: 'Related projects',
        },
        { pathname: '/material-ui/discover-more/roadmap', title: 'Roadmap' },
        {
          pathname: '/material-ui/discover-more/backers',
          title: 'Sponsors and Backers',
        },
        { pathname: '/material-ui/discover-more/vision', title: 'Vision' },
        {
          pathname: '/material-ui/discover-more/changelog',
          title: 'Changelog',
        },
      ],
    },
    {
      pathname: '/material-ui/design-resources',
      title: 'Design resources',
      children: [
        {
          pathname: '/material-ui/design-resources/material-ui-for-figma',
          title: 'Figma Design Kit',
        },
        {
          pathname: '/material-ui/design-resources/material-ui-sync',
          title: 'Figma Sync plugin',
          unstable: true,
        },
      ],
    },
    {
      pathname: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=sidenav',
      title: 'Template store',
      icon: 'WebIcon',
      href: 'https://mui.com/store/?utm_source=docs&utm_medium=referral&utm_campaign=sidenav',
    },
  ],
} satisfies NavTree;
