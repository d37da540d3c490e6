/** A name from an earlier version, and its replacement. */
export interface RenamedName {
  readonly old: string;
  /** The replacement. */
  readonly now: string;
  /** The components that have the prop. Undefined for exports and packages. */
  readonly of?: readonly string[];
  /** `deprecated` names still work, `removed` ones don't. */
  readonly state: 'deprecated' | 'removed';
  /** Pages that explain the change. A result links to the first one that exists. */
  readonly pages: readonly string[];
}

const DEPRECATED = '/material-ui/migration/migrating-from-deprecated-apis';
const V7 = '/blog/2025/04/14/material-ui-7';

const COMPONENTS_WITH_COMPONENTS = words(
  'Alert Backdrop Badge InputBase ListItem Modal PaginationItem Popper Slider Tooltip',
);
const COMPONENTS_WITH_COMPONENTS_PROPS = words(
  'Alert Autocomplete AvatarGroup Backdrop Badge FormControlLabel InputBase ListItem Modal ' +
    'Popper Slider StepLabel Tooltip',
);

/** Returns the page of a component, followed by the pages about upgrading. */
const component = (name: string): readonly string[] => [
  `/material-ui/react-${name}`,
  DEPRECATED,
  V7,
];

/**
 * Old names, so that a search for one shows the new one. A test compares every entry with the
 * declarations of the installed `@mui/material`.
 */
export const RENAMED_NAMES: readonly RenamedName[] = [
  prop('TextField', 'InputProps', 'slotProps.input', 'text-field'),
  prop('TextField', 'inputProps', 'slotProps.htmlInput', 'text-field'),
  prop('TextField', 'InputLabelProps', 'slotProps.inputLabel', 'text-field'),
  prop('TextField', 'FormHelperTextProps', 'slotProps.formHelperText', 'text-field'),
  prop('TextField', 'SelectProps', 'slotProps.select', 'text-field'),
  prop('Dialog', 'PaperProps', 'slotProps.paper', 'dialog'),
  prop('Dialog', 'TransitionComponent', 'slots.transition', 'dialog'),
  prop('Dialog', 'TransitionProps', 'slotProps.transition', 'dialog'),
  prop('Modal', 'BackdropComponent', 'slots.backdrop', 'modal'),
  prop('Modal', 'BackdropProps', 'slotProps.backdrop', 'modal'),
  prop('Accordion', 'TransitionComponent', 'slots.transition', 'accordion'),
  prop('Accordion', 'TransitionProps', 'slotProps.transition', 'accordion'),
  prop('Autocomplete', 'ChipProps', 'slotProps.chip', 'autocomplete'),
  prop('Autocomplete', 'ListboxComponent', 'slotProps.listbox.component', 'autocomplete'),
  prop('Autocomplete', 'ListboxProps', 'slotProps.listbox', 'autocomplete'),
  prop('Autocomplete', 'PaperComponent', 'slots.paper', 'autocomplete'),
  prop('Autocomplete', 'PopperComponent', 'slots.popper', 'autocomplete'),
  prop('Autocomplete', 'renderTags', 'renderValue', 'autocomplete'),
  prop('Avatar', 'imgProps', 'slotProps.img', 'avatar'),
  prop('CardHeader', 'titleTypographyProps', 'slotProps.title', 'card'),
  prop('CardHeader', 'subheaderTypographyProps', 'slotProps.subheader', 'card'),
  prop('Divider', 'light', 'sx={{ opacity: 0.6 }}', 'divider'),
  prop('Drawer', 'PaperProps', 'slotProps.paper', 'drawer'),
  prop('Drawer', 'SlideProps', 'slotProps.transition', 'drawer'),
  prop('SwipeableDrawer', 'SwipeAreaProps', 'slotProps.swipeArea', 'drawer'),
  prop('ListItem', 'ContainerComponent', 'component or slots.root', 'list'),
  prop('ListItem', 'ContainerProps', 'slotProps.root', 'list'),
  prop('ListItemText', 'primaryTypographyProps', 'slotProps.primary', 'list'),
  prop('ListItemText', 'secondaryTypographyProps', 'slotProps.secondary', 'list'),
  prop('Menu', 'MenuListProps', 'slotProps.list', 'menu'),
  prop('Menu', 'TransitionProps', 'slotProps.transition', 'menu'),
  prop('MobileStepper', 'LinearProgressProps', 'slotProps.progress', 'stepper'),
  prop('Popover', 'PaperProps', 'slotProps.paper', 'popover'),
  prop('Popover', 'TransitionComponent', 'slots.transition', 'popover'),
  prop('Popover', 'TransitionProps', 'slotProps.transition', 'popover'),
  prop('Rating', 'IconContainerComponent', 'slotProps.icon.component', 'rating'),
  prop('Snackbar', 'ClickAwayListenerProps', 'slotProps.clickAwayListener', 'snackbar'),
  prop('Snackbar', 'ContentProps', 'slotProps.content', 'snackbar'),
  prop('Snackbar', 'TransitionComponent', 'slots.transition', 'snackbar'),
  prop('Snackbar', 'TransitionProps', 'slotProps.transition', 'snackbar'),
  prop('SpeedDial', 'TransitionComponent', 'slots.transition', 'speed-dial'),
  prop('SpeedDialAction', 'FabProps', 'slotProps.fab', 'speed-dial'),
  prop('SpeedDialAction', 'TooltipClasses', 'slotProps.tooltip.classes', 'speed-dial'),
  prop('SpeedDialAction', 'tooltipPlacement', 'slotProps.tooltip.placement', 'speed-dial'),
  prop('SpeedDialAction', 'tooltipTitle', 'slotProps.tooltip.title', 'speed-dial'),
  prop('SpeedDialAction', 'tooltipOpen', 'slotProps.tooltip.open', 'speed-dial'),
  prop('StepContent', 'TransitionComponent', 'slots.transition', 'stepper'),
  prop('StepContent', 'TransitionProps', 'slotProps.transition', 'stepper'),
  prop('StepLabel', 'StepIconComponent', 'slots.stepIcon', 'stepper'),
  prop('StepLabel', 'StepIconProps', 'slotProps.stepIcon', 'stepper'),
  prop('TablePagination', 'backIconButtonProps', 'slotProps.actions.previousButton', 'table'),
  prop('TablePagination', 'nextIconButtonProps', 'slotProps.actions.nextButton', 'table'),
  prop('TablePagination', 'SelectProps', 'slotProps.select', 'table'),
  prop('Tabs', 'StartScrollButtonIcon', 'slots.startScrollButtonIcon', 'tabs'),
  prop('Tabs', 'EndScrollButtonIcon', 'slots.endScrollButtonIcon', 'tabs'),
  prop('Tabs', 'ScrollButtonComponent', 'slots.scrollButtons', 'tabs'),
  prop('Tabs', 'TabIndicatorProps', 'slotProps.indicator', 'tabs'),
  prop('Tabs', 'TabScrollButtonProps', 'slotProps.scrollButtons', 'tabs'),
  prop('Tooltip', 'PopperComponent', 'slots.popper', 'tooltip'),
  prop('Tooltip', 'PopperProps', 'slotProps.popper', 'tooltip'),
  prop('Tooltip', 'TransitionComponent', 'slots.transition', 'tooltip'),
  prop('Typography', 'paragraph', 'component="p"', 'typography'),
  {
    old: 'components',
    now: 'slots',
    of: COMPONENTS_WITH_COMPONENTS,
    state: 'deprecated',
    pages: ['/material-ui/customization/overriding-component-structure', DEPRECATED, V7],
  },
  {
    old: 'componentsProps',
    now: 'slotProps',
    of: COMPONENTS_WITH_COMPONENTS_PROPS,
    state: 'deprecated',
    pages: ['/material-ui/customization/overriding-component-structure', DEPRECATED, V7],
  },
  name('ListItemSecondaryAction', 'secondaryAction of ListItem', 'deprecated', [
    '/material-ui/react-list',
    DEPRECATED,
  ]),
  name('GridLegacy', 'Grid', 'deprecated', ['/material-ui/react-grid', V7]),
  name('Grid2', 'Grid', 'removed', ['/material-ui/migration/upgrade-to-grid-v2', V7]),
  name('Unstable_Grid2', 'Grid', 'removed', ['/material-ui/migration/upgrade-to-grid-v2', V7]),
  name('Hidden', 'sx with display, or useMediaQuery', 'removed', [
    '/material-ui/react-use-media-query',
    V7,
  ]),
  name('createMuiTheme', 'createTheme', 'removed', ['/material-ui/customization/theming', V7]),
  name('MuiThemeProvider', 'ThemeProvider', 'removed', [
    '/material-ui/customization/theming',
    '/material-ui/getting-started/usage',
  ]),
  name('experimentalStyled', 'styled', 'removed', ['/system/styled', V7]),
  name('experimental_extendTheme', 'extendTheme', 'deprecated', [
    '/material-ui/customization/css-theme-variables/usage',
    '/material-ui/customization/dark-mode',
  ]),
  name('Experimental_CssVarsProvider', 'ThemeProvider', 'deprecated', [
    '/material-ui/customization/css-theme-variables/usage',
    '/material-ui/customization/dark-mode',
  ]),
  name('LoadingButton', 'loading of Button', 'removed', ['/material-ui/react-button']),
  name('onBackdropClick', 'onClose with the reason backdropClick', 'removed', [
    '/material-ui/react-dialog',
  ]),
  name('ExpansionPanel', 'Accordion', 'removed', ['/material-ui/react-accordion']),
  name('GridList', 'ImageList', 'removed', ['/material-ui/react-image-list']),
  name('RootRef', 'ref', 'removed', ['/material-ui/migration/v5-component-changes']),
  name('makeStyles', 'styled or sx', 'removed', [
    '/material-ui/migration/migrating-from-jss',
    '/system/getting-started/the-sx-prop',
  ]),
  name('withStyles', 'styled or sx', 'removed', [
    '/material-ui/migration/migrating-from-jss',
    '/system/getting-started/the-sx-prop',
  ]),
];

function prop(of: string, old: string, now: string, page: string): RenamedName {
  return { old, now, of: [of], state: 'deprecated', pages: component(page) };
}

function name(
  old: string,
  now: string,
  state: RenamedName['state'],
  pages: readonly string[],
): RenamedName {
  return { old, now, state, pages };
}

function words(text: string): readonly string[] {
  return text.split(' ');
}
