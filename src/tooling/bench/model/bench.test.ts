import { formatReport } from './formatReport';
import { generatePage } from './generatePage';
import { checkLimit } from './limits';
import { median } from './median';

test('the median is the middle value, or the lower one of the two in the middle', () => {
  expect([median([3]), median([1, 9, 2]), median([4, 1, 3, 2])]).toEqual([3, 2, 2]);
  expect(() => median([])).toThrow('at least one');
});

test.each([
  ['performance', 99, 'ok'],
  ['performance', 98, 'missed'],
  ['total blocking time', 100, 'ok'],
  ['total blocking time', 100.5, 'missed'],
  ['largest contentful paint of another page', 9999, 'shown'],
])('%s of %p is %s', (id, value, verdict) => {
  expect(checkLimit({ id, value, unit: '' })).toBe(verdict);
});

test('numbers are rounded to three significant digits, unless they are integers', () => {
  const figures = [0, 1.0349, 0.04123, 1234.5, 12].map((value) => ({
    id: 'a',
    value,
    unit: 's' as const,
  }));
  const report = formatReport([{ part: 'reader', figures, notes: [] }]);
  expect(report.match(/[\d.]+(?= s)/g)).toEqual(['0', '1.03', '0.0412', '1235', '12']);
});

test('the table says which limits were missed', () => {
  const report = formatReport([
    {
      part: 'reader',
      figures: [
        { id: 'performance', of: 'Button', value: 99, unit: 'points', bare: 97 },
        { id: 'layout shift', of: 'Button', value: 0.2, unit: '' },
      ],
      notes: ['No wrk.'],
    },
  ]);
  expect(report).toMatch(/performance +Button +99 points +97 +≥ 99 +ok\n/);
  expect(report).toMatch(/layout shift +Button +0\.2 +≤ 0 +MISSED\n/);
  expect(report).toContain('No wrk.');
  expect(report).toMatch(/1 within limits, 1 missed$/);
});

test('generated pages are the same in every run, and all different', () => {
  expect(generatePage(7)).toEqual(generatePage(7));
  expect(generatePage(7).file).toBe('part-01/page-0007.md');
  expect(generatePage(57).file).toBe('part-02/page-0057.md');
  expect(generatePage(7).text).not.toBe(generatePage(8).text);
  const count = generatePage(7).text.split(/\s+/).length;
  expect(count).toBeGreaterThan(600);
  expect(count).toBeLessThan(900);
});
