import path from 'node:path';
import { PRODUCTS } from '../../../foundation/site/model/products';
import { STARTING_POINTS } from '../data/startingPoints';
import { readPageIndex } from '../../../writing/languages/node/readPageIndex';
import { findStartingPoints } from '../model/findStartingPoints';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const read = (locale: string) => findStartingPoints(readPageIndex(SITE_DIR, locale));
const list = (locale: string) => Object.values(read(locale)).flat();

test('every starting point exists and is listed once, and each product has some', () => {
  expect(list('en').map(({ pathname }) => pathname)).toEqual(STARTING_POINTS);
  expect(new Set(STARTING_POINTS).size).toBe(STARTING_POINTS.length);
  expect(Object.keys(read('en')).sort()).toEqual(PRODUCTS.map(({ id }) => id as string).sort());
});

test('a starting point has its translated title, or is marked as English', () => {
  const find = (page: string) => list('zh').find(({ pathname }) => pathname === page);
  expect(find('/material-ui/getting-started/installation')).toEqual({
    pathname: '/material-ui/getting-started/installation',
    title: '安装',
  });
  expect(find('/x/react-data-grid/editing')).toMatchObject({ title: 'Editing', lang: 'en' });
});
