import { findEagerHydration } from './describeDemo';

const IMPORT = `import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';\n`;

test.each([
  `import { LineChart } from '@mui/x-charts/LineChart';`,
  `import { Crud } from '@toolpad/core/Crud';`,
  `import { SignInPage } from '@toolpad/core/SignInPage';`,
  `import { useSessionStorageState } from '@toolpad/core/useSessionStorageState';`,
  `const { mode } = useColorScheme();`,
  `${IMPORT}<DigitalClock />`,
  `${IMPORT}<MultiSectionDigitalClock />`,
  `<YearCalendar defaultValue={year} />`,
  `<DateCalendar openTo="year" />`,
])('looks right only after hydration: %s', (source) => {
  expect(findEagerHydration([source])).toBe(true);
  expect(findEagerHydration(['export const data = {};', source])).toBe(true);
});

test.each([
  `import { DataGrid } from '@mui/x-data-grid';`,
  `import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';`,
  `import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';\n<DateCalendar />`,
  `${IMPORT}<DigitalClock sx={{ maxHeight: 'none' }} />`,
  `import { useDialogs } from '@toolpad/core/useDialogs';`,
  `import Button from '@mui/material/Button';`,
])('is complete in the server HTML: %s', (source) => {
  expect(findEagerHydration([source])).toBe(false);
});

test('a demo that picks its theme in the browser is complete in light mode only', () => {
  const provider = `import { AppProvider } from '@toolpad/core/AppProvider';`;
  expect(findEagerHydration([provider])).toBe('dark');
  expect(findEagerHydration([provider, `import { Crud } from '@toolpad/core/Crud';`])).toBe(true);
});
