import { findEarlyStart } from './describeDemo';

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
])('waits for its code to look right: %s', (source) => {
  expect(findEarlyStart([source])).toBe(true);
  expect(findEarlyStart(['export const facts = {};', source])).toBe(true);
});

test.each([
  `import { DataGrid } from '@mui/x-data-grid';`,
  `import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';`,
  `import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';\n<DateCalendar />`,
  `${IMPORT}<DigitalClock sx={{ maxHeight: 'none' }} />`,
  `import { useDialogs } from '@toolpad/core/useDialogs';`,
  `import Button from '@mui/material/Button';`,
])('is complete in the HTML of the server: %s', (source) => {
  expect(findEarlyStart([source])).toBe(false);
});

test('what chooses its theme in the browser is complete in light mode only', () => {
  const provider = `import { AppProvider } from '@toolpad/core/AppProvider';`;
  expect(findEarlyStart([provider])).toBe('dark');
  expect(findEarlyStart([provider, `import { Crud } from '@toolpad/core/Crud';`])).toBe(true);
});
