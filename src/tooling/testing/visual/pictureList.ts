import { TEMPLATES } from '../browser/templates';

/** A page to take pictures of: one of each template, or a demo at its own address. */
export interface Subject {
  readonly kind: 'template' | 'demo';
  /** The start of its pictures' file names. */
  readonly name: string;
  readonly pathname: string;
}

/** Pages that only need pictures, because the crawls cover everything else. */
const MORE_TEMPLATES = ['/accessibility', '/translations', '/search?q=button'];

/**
 * Sixty demos: one for each family of components of each product, and those that were restyled by
 * mistake before (tables, lists, pagination, charts). Pro and Premium demos are left out, because their
 * watermark depends on the build's license key.
 */
const DEMOS = [
  'material-ui/react-accordion/BasicAccordion',
  'material-ui/react-alert/AlertSeverities',
  'material-ui/react-app-bar/MenuAppBar',
  'material-ui/react-autocomplete/AutocompleteStates',
  'material-ui/react-avatar/LetterAvatars',
  'material-ui/react-badge/BadgePosition',
  'material-ui/react-bottom-navigation/BasicBottomNavigation',
  'material-ui/react-breadcrumbs/SeparatorBreadcrumbs',
  'material-ui/react-button/ColorButtons',
  'material-ui/react-button-group/ButtonGroupVariants',
  'material-ui/react-card/SelectableCards',
  'material-ui/react-checkbox/CheckboxGroup',
  'material-ui/react-chip/ColorChips',
  'material-ui/react-css-baseline/BaselinePage',
  'material-ui/react-divider/ListDividers',
  'material-ui/react-drawer/PermanentDrawer',
  'material-ui/react-floating-action-button/BasicFabs',
  'material-ui/react-grid/NestedGrid',
  'material-ui/react-image-list/TitledImageList',
  'material-ui/react-list/NestedList',
  'material-ui/react-menu/StaticMenuList',
  'material-ui/react-pagination/PaginationLooks',
  'material-ui/react-paper/PaperElevations',
  'material-ui/react-progress/DeterminateProgress',
  'material-ui/react-radio-button/CardRadioGroup',
  'material-ui/react-rating/RatingSizes',
  'material-ui/react-select/SelectStates',
  'material-ui/react-slider/MarkedSlider',
  'material-ui/react-stepper/VerticalStepper',
  'material-ui/react-switch/SwitchColors',
  'material-ui/react-table/BasicTable',
  'material-ui/react-table/SortableTable',
  'material-ui/react-tabs/VerticalTabs',
  'material-ui/react-text-field/ValidationTextField',
  'material-ui/react-timeline/PositionTimeline',
  'material-ui/react-toggle-button/ToggleColors',
  'material-ui/react-transfer-list/BasicTransferList',
  'material-ui/react-typography/TypographyVariants',
  'joy-ui/react-alert/AlertVariants',
  'joy-ui/react-button/ButtonVariants',
  'joy-ui/react-card/CardInversion',
  'joy-ui/react-checkbox/CheckboxCards',
  'joy-ui/react-list/ListNested',
  'joy-ui/react-select/SelectOptions',
  'joy-ui/react-slider/SliderMarks',
  'joy-ui/react-stepper/StepperIcons',
  'joy-ui/react-table/TableBorders',
  'joy-ui/react-tabs/TabVariants',
  'joy-ui/react-typography/TypographyLevels',
  'system/grid/CssGridAreas',
  'system/react-stack/SystemStackDivider',
  'toolpad/core/react-account/AccountBasic',
  'x/react-charts/FirstChart',
  'x/react-charts/HighlightedPie',
  'x/react-charts/axis/AxisGroups',
  'x/react-charts/areas-demo/AreaDemoRange',
  'x/react-data-grid/FirstGrid',
  'x/react-data-grid/StyledGrid',
  'x/react-date-pickers/InlineCalendar',
  'x/react-tree-view/FirstTree',
];

/** Returns `x-api-data-grid-a-b` for `/x/api/data-grid?a=b`, and `home` for the front page. */
function nameOf(pathname: string): string {
  return pathname.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
}

/**
 * With a fixed clock, Toolpad's dashboard in a frame hangs the page, so that template has no
 * picture yet.
 */
const WITHOUT_PICTURE = '/toolpad/core/react-dashboard-layout';

export const SUBJECTS: readonly Subject[] = [
  ...[...TEMPLATES, ...MORE_TEMPLATES]
    .filter((pathname) => pathname !== WITHOUT_PICTURE)
    .map((pathname): Subject => ({ kind: 'template', name: nameOf(pathname), pathname })),
  ...DEMOS.map((address): Subject => {
    return { kind: 'demo', name: `demo-${nameOf(address)}`, pathname: `/demo/${address}` };
  }),
];

type Mode = 'light' | 'dark';

/** A viewport and color mode in which pages are shown. */
export interface View {
  readonly name: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly mode: Mode;
}

/** Device pixels per CSS pixel. Templates are scaled down to keep the baselines small. */
export const SCALES = { template: 0.5, demo: 1 } as const;

const desktop = { name: 'desktop', width: 1280, height: 1200 };
const demo = { name: 'demo', width: 560, height: 420 };

/** Colors are the same at all widths, so one mode is enough on a phone. */
export const VIEWS: Readonly<Record<Subject['kind'], readonly [View, ...View[]]>> = {
  template: [
    { ...desktop, mode: 'light' },
    { ...desktop, mode: 'dark' },
    { name: 'phone', width: 390, height: 1200, mode: 'dark' },
  ],
  demo: [
    { ...demo, mode: 'light' },
    { ...demo, mode: 'dark' },
  ],
};

/** Returns the file name of a picture. */
export const getBaselineFile = (subject: Subject, { name, mode }: View): string =>
  `${subject.name}.${name}.${mode}.png`;

/** Returns the file names of all pictures. */
export const listPictureFiles = (): string[] =>
  SUBJECTS.flatMap((subject) => VIEWS[subject.kind].map((view) => getBaselineFile(subject, view)));
