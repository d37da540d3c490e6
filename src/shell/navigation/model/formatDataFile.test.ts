import { formatDataFile } from './formatDataFile';

test.each([
  ['x', 'src/shell/navigation/data/x.ts'],
  ['material-ui', 'src/shell/navigation/data/materialUi.ts'],
  ['experiments/docs', 'src/shell/navigation/data/experiments.ts'],
])('%s is in %s', (id, file) => {
  expect(formatDataFile({ id })).toBe(file);
});
