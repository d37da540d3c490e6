import { getPackageName } from '../model/getPackageName';

/** Packages that are delivered in one script to the live preview, and share one copy of themselves. */
export interface RuntimeGroup {
  readonly name: string;
  /** Package names; a name with a path (`dayjs/locale`) holds only what is below it. */
  readonly packages: readonly string[];
}

/**
 * What a demo can import, split so that a demo of one library loads that library only. A
 * package is here when readers import it or when two others must share its state. Each is listed
 * below those that it imports.
 */
export const RUNTIME_GROUPS: readonly RuntimeGroup[] = [
  { name: 'react', packages: ['react', 'react-dom'] },
  { name: 'emotion', packages: ['@emotion/react', '@emotion/styled', '@emotion/cache'] },
  {
    name: 'system',
    packages: [
      '@mui/utils',
      '@mui/styled-engine',
      '@mui/private-theming',
      '@mui/system',
      'clsx',
      'prop-types',
      'react-transition-group',
    ],
  },
  { name: 'material', packages: ['@mui/material'] },
  { name: 'lab', packages: ['@mui/lab'] },
  { name: 'joy', packages: ['@mui/joy'] },
  { name: 'x-shared', packages: ['@mui/x-internals', '@mui/x-license', '@mui/x-virtualizer'] },
  { name: 'dayjs', packages: ['dayjs'] },
  { name: 'dayjs-locale', packages: ['dayjs/locale'] },
  { name: 'x-data-grid', packages: ['@mui/x-data-grid'] },
  { name: 'x-data-grid-pro', packages: ['@mui/x-data-grid-pro'] },
  { name: 'x-data-grid-premium', packages: ['@mui/x-data-grid-premium'] },
  { name: 'x-date-pickers', packages: ['@mui/x-date-pickers'] },
  { name: 'x-date-pickers-pro', packages: ['@mui/x-date-pickers-pro'] },
  { name: 'x-charts', packages: ['@mui/x-charts'] },
  { name: 'x-charts-pro', packages: ['@mui/x-charts-pro'] },
  { name: 'x-tree-view', packages: ['@mui/x-tree-view'] },
  { name: 'x-tree-view-pro', packages: ['@mui/x-tree-view-pro'] },
  { name: 'toolpad', packages: ['@toolpad/core'] },
  { name: 'masks', packages: ['react-imask', 'react-number-format'] },
  { name: 'react-hook-form', packages: ['react-hook-form'] },
  { name: 'notistack', packages: ['notistack'] },
  { name: 'match-sorter', packages: ['match-sorter'] },
  { name: 'react-spring', packages: ['@react-spring/web'] },
  { name: 'virtual', packages: ['@tanstack/react-virtual', '@tanstack/virtual-core'] },
  { name: 'rtl', packages: ['stylis', '@mui/stylis-plugin-rtl'] },
];

/** The group that delivers a module, the most special name winning. */
export function groupOf(specifier: string): RuntimeGroup | undefined {
  const below = RUNTIME_GROUPS.find(({ packages }) =>
    packages.some((name) => name !== getPackageName(name) && specifier.startsWith(`${name}/`)),
  );
  return (
    below ?? RUNTIME_GROUPS.find(({ packages }) => packages.includes(getPackageName(specifier)))
  );
}
