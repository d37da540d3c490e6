/** What `npm run test:all` checks on every page and demo; `/accessibility` tells readers the same. */

/** Rules of axe by their tags: WCAG levels A and AA. */
export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] as const;

/** Advice of axe beyond WCAG, for whole pages. */
export const BEST_PRACTICE_TAG = 'best-practice';

/** A violation that comes from a package and that no demo can fix. */
export interface KnownViolation {
  /** As its standalone page has it: `toolpad/core/react-dashboard-layout/DashboardNavigation`. */
  readonly demo: string;
  readonly styling: string;
  /** The rule of axe. */
  readonly rule: string;
  readonly packageName: string;
}

/** All violations that the tests let pass. */
export const KNOWN_VIOLATIONS: readonly KnownViolation[] = [
  {
    // The divider of a navigation list is put into a `div` of that list.
    demo: 'toolpad/core/react-dashboard-layout/DashboardNavigation',
    styling: 'system',
    rule: 'list',
    packageName: '@toolpad/core',
  },
  {
    // A nested list of pages is put into a `div` of its list.
    demo: 'toolpad/core/react-dashboard-layout/DashboardNested',
    styling: 'system',
    rule: 'list',
    packageName: '@toolpad/core',
  },
  {
    // The buttons of the pivot panel have the name of their section without the number beside it.
    demo: 'x/react-data-grid/pivoting/PivotPanelOpen',
    styling: 'system',
    rule: 'label-content-name-mismatch',
    packageName: '@mui/x-data-grid-premium',
  },
  {
    // Undo and redo of the toolbar give their name to a `div` around them while they're disabled.
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
