import { cellText } from './gridCells';

const row = { name: 'Oslo', size: 1200, on: true, day: new Date(2026, 0, 5, 9, 7), code: 'b' };

test.each([
  [{ field: 'name' }, 'Oslo'],
  [{ field: 'size' }, '1200'],
  [{ field: 'on', type: 'boolean' }, 'yes'],
  [{ field: 'day', type: 'date' }, '2026-01-05'],
  [{ field: 'day', type: 'dateTime' }, '2026-01-05 09:07'],
  [{ field: 'none' }, ''],
  [{ field: 'code', valueOptions: ['a', { value: 'b', label: 'Bus' }] }, 'Bus'],
  [{ field: 'size', valueGetter: (value: unknown) => Number(value) / 100 }, '12'],
  [{ field: 'size', valueFormatter: (value: unknown) => `${String(value)} km` }, '1200 km'],
  [
    {
      field: 'name',
      valueGetter: (_v: unknown, _r: unknown, column: unknown) =>
        (column as { field: string }).field,
    },
    'name',
  ],
])('a cell of %j shows %j', (column, expected) => {
  expect(cellText(column, row)).toBe(expected);
});

test('a getter that throws leaves its cell empty', () => {
  const valueGetter = (): never => {
    throw new Error('needs the grid');
  };
  expect(cellText({ field: 'name', valueGetter }, row)).toBe('');
});
