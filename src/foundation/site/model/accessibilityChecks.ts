/** What `npm run test:all` checks on every page and demo. `/accessibility` shows it to readers. */

/** The tags of the axe rules that apply: WCAG levels A and AA. */
export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;

/** The tag of axe rules beyond WCAG, which are checked for whole pages only. */
export const BEST_PRACTICE_TAG = 'best-practice';

/** A violation caused by a package, which the demo can't fix. */
export interface KnownViolation {
  /** The demo as in its standalone URL: `toolpad/core/react-dashboard-layout/DashboardNavigation`. */
  readonly demo: string;
  readonly styling: string;
  /** The id of the axe rule. */
  readonly rule: string;
  readonly packageName: string;
}

/** All violations that the tests allow. */
export const KNOWN_VIOLATIONS: readonly KnownViolation[] = [
  {
    // The divider of the navigation list is inside a `div` in the list.
    demo: 'toolpad/core/react-dashboard-layout/DashboardNavigation',
    styling: 'system',
    rule: 'list',
    packageName: '@toolpad/core',
  },
  {
    // A nested list of pages is inside a `div` in its parent list.
    demo: 'toolpad/core/react-dashboard-layout/DashboardNested',
    styling: 'system',
    rule: 'list',
    packageName: '@toolpad/core',
  },
  {
    // The section buttons of the pivot panel show a count that their accessible names don't include.
    demo: 'x/react-data-grid/pivoting/PivotPanelOpen',
    styling: 'system',
    rule: 'label-content-name-mismatch',
    packageName: '@mui/x-data-grid-premium',
  },
  {
    // While undo and redo in the toolbar are disabled, their names are on a `div` around them.
    demo: 'x/react-data-grid/editing/persistence/PersistenceUndo',
    styling: 'system',
    rule: 'aria-prohibited-attr',
    packageName: '@mui/x-data-grid-premium',
  },
  {
    demo: 'x/react-data-grid/editing/persistence/PersistenceUndo',
    styling: 'system',
    rule: 'button-name',
    packageName: '@mui/x-data-grid-premium',
  },
  {
    demo: 'x/react-data-grid/server-side-data/ServerDataWorkbench',
    styling: 'system',
    rule: 'aria-prohibited-attr',
    packageName: '@mui/x-data-grid-premium',
  },
  {
    demo: 'x/react-data-grid/server-side-data/ServerDataWorkbench',
    styling: 'system',
    rule: 'button-name',
    packageName: '@mui/x-data-grid-premium',
  },
];
