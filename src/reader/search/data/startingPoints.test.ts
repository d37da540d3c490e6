import path from 'node:path';
import { listPages } from '../../../shell/navigation/node/listPages';
import { STARTING_POINTS } from './startingPoints';

test('every page that the empty search offers exists, once', () => {
  const pages = listPages(path.resolve(__dirname, '../../../../docs'));
  const pathnames = Object.values(STARTING_POINTS).flatMap((points) =>
    points.map(([pathname]) => pathname),
  );
  expect(pathnames.filter((pathname) => !pages.has(pathname))).toEqual([]);
  expect(new Set(pathnames).size).toBe(pathnames.length);
});
