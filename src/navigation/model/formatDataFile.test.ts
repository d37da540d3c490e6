import { formatDataFile } from './formatDataFile';

test.each([
  ['x', 'src/navigation/data/x.ts'],
  ['material-ui', 'src/navigation/data/materialUi.ts'],
  ['experiments/docs', 'src/navigation/data/experiments.ts'],
])('%s is in %s', (id, file) => {
  expect(formatDataFile({ id })).toBe(file);
});
