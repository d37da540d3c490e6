import { getPackageName } from '../model/getPackageName';

/** Packages that one script provides to the live preview, as a single copy. */
export interface RuntimeGroup {
  readonly name: string;
  /** Package names. A name with a path (`dayjs/locale`) means only the modules below it. */
  readonly packages: readonly string[];
}

/**
 * The packages that a demo can import, split so that a demo of one library only loads that library. A
 * package is listed if demos import it or if others must share its state. Groups are listed below the
 * groups that they import.
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

/** Finds the group that provides a module. The most specific name wins. */
export function findGroup(specifier: string): RuntimeGroup | undefined {
  const specific = RUNTIME_GROUPS.find(({ packages }) =>
    packages.some((name) => name !== getPackageName(name) && specifier.startsWith(`${name}/`)),
  );
  return (
    specific ?? RUNTIME_GROUPS.find(({ packages }) => packages.includes(getPackageName(specifier)))
  );
}
