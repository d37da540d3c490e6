/** A package whose API history is recorded. */
interface HistoryPackage {
  readonly name: string;
  /** Name of its file in `history/`. */
  readonly file: string;
  /** The versions to compare, oldest first. */
  readonly versions: readonly string[];
}

/** Returns the versions `major.0.0` to `major.last.0`. */

function minors(major: number, last: number): string[] {
  return Array.from({ length: last + 1 }, (_item, minor) => `${String(major)}.${String(minor)}.0`);
}

const betas = [0, 5, 10, 15, 20, 25, 30, 36, 40, 43, 46, 48, 49];

/**
 * The packages whose versions `npm run api:history` compares. Material UI is compared in every
 * minor release, so that "since 6.3" is exact; packages that release weekly are compared in the
 * first and last release of each major version and a few in between.
 */
export const HISTORY_PACKAGES: readonly HistoryPackage[] = [
  {
    name: '@mui/material',
    file: 'material-ui',
    versions: [...minors(5, 18), ...minors(6, 4), '7.0.0', '7.0.2'],
  },
  { name: '@mui/joy', file: 'joy-ui', versions: betas.map((beta) => `5.0.0-beta.${String(beta)}`) },
  {
    name: '@mui/system',
    file: 'system',
    versions: ['5.0.0', '5.9.0', '5.18.0', '6.0.0', '6.4.0', '7.0.0', '7.0.2'],
  },
  {
    name: '@mui/lab',
    file: 'lab',
    versions: [
      '5.0.0-alpha.50',
      '5.0.0-alpha.100',
      '5.0.0-alpha.150',
      '5.0.0-alpha.177',
      '6.0.0-beta.0',
      '7.0.0-beta.11',
    ],
  },
  {
    name: '@mui/x-data-grid',
    file: 'x-data-grid',
    versions: [
      '5.17.26',
      '6.0.0',
      '6.20.4',
      '7.0.0',
      '7.29.13',
      '8.0.0',
      '8.10.0',
      '8.20.0',
      '8.29.3',
    ],
  },
  {
    name: '@mui/x-date-pickers',
    file: 'x-date-pickers',
    versions: [
      '5.0.0',
      '5.0.20',
      '6.0.0',
      '6.20.2',
      '7.0.0',
      '7.29.4',
      '8.0.0',
      '8.10.0',
      '8.19.0',
      '8.29.3',
    ],
  },
  {
    name: '@mui/x-charts',
    file: 'x-charts',
    versions: ['6.18.0', '6.19.8', '7.0.0', '7.29.1', '8.0.0', '8.10.0', '8.20.0', '8.29.3'],
  },
  {
    name: '@mui/x-tree-view',
    file: 'x-tree-view',
    versions: ['6.17.0', '7.0.0', '7.29.10', '8.0.0', '8.10.0', '8.19.0', '8.29.3'],
  },
  {
    name: '@toolpad/core',
    file: 'toolpad-core',
    versions: [
      '0.5.1',
      '0.6.0',
      '0.7.0',
      '0.8.0',
      '0.9.0',
      '0.10.0',
      '0.11.0',
      '0.12.0',
      '0.13.0',
      '0.14.0',
    ],
  },
];
