import path from 'node:path';
import type { MeasuredComponent } from '../model/types';
import { listMeasured, sizeFileName } from './listMeasured';
import { measureSizes } from './measureSizes';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const components = listMeasured(SITE_DIR);

function pick(name: string): MeasuredComponent {
  const component = components.find(
    (item) => item.name === name && item.productId === 'material-ui',
  );
  if (component === undefined) throw new Error(`listMeasured doesn't return ${name}.`);
  return component;
}

test('gives every component a separate file', () => {
  const files = components.map(({ productId, name }) => sizeFileName(productId, name));
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('joy-ui-Button.json');
  expect(files).toContain('x-data-grid-DataGrid.json');
  expect(files).not.toContain('material-ui-DatePicker.json');
});

test('a component of the base adds almost nothing, and Select adds a menu', async () => {
  const [button, paper, select] = await measureSizes(
    SITE_DIR,
    ['Button', 'Paper', 'Select'].map(pick),
  );
  expect(button?.added).toBeLessThan(100);
  expect(button?.alone).toBeGreaterThan(20_000);
  expect(paper?.added).toBeGreaterThan(100);
  expect(select?.added).toBeGreaterThan(10 * (paper?.added ?? 0));
  // React isn't counted: with it, every component would be larger than 40 kB.
  expect(paper?.alone).toBeLessThan(35_000);
}, 120_000);
