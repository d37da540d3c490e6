import os from 'node:os';
import path from 'node:path';
import { listDemos } from '../../../demos/demos/node/listDemos';
import { listPages } from './listPages';
import { readAccessibilityFigures } from './readAccessibilityFigures';

const SITE = path.resolve(__dirname, '../../../..');

test('counts the pages and demos in docs/', () => {
  const docs = path.join(SITE, 'docs');
  const pages = listPages(docs);
  const demos = listDemos(docs, pages);
  const figures = readAccessibilityFigures(SITE, { pages, demos });
  expect(figures).toMatchObject({ pages: pages.size, demos: demos.length });
  expect(figures.variants).toBeGreaterThanOrEqual(figures.demos);
  expect(figures.axeVersion).toMatch(/^4\./);
});

test('leaves out the date outside a Git repository', () => {
  const figures = readAccessibilityFigures(os.tmpdir(), { pages: new Map(), demos: [] });
  expect(figures).not.toHaveProperty('checkedOn');
});
