import { PNG } from 'pngjs';
import { createImageDrawer } from './drawImage';

/** The size of images in px, and the margin that must stay empty. */
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 64];

const LONG =
  'API reference for the data source of row grouping in the Data Grid, with its props, slots, class names, and the types of what each of them takes and gives back to you.';

test.each([
  ['words', 'Grid aggregation function data source API'],
  ['one long name', 'GridFilterInputMultipleSingleSelect API'],
  ['capitals', 'GRIDAGGREGATIONFUNCTION'],
])('a long title of %s fits into the image', async (_kind, title) => {
  const png = await createImageDrawer()({ label: 'MUI X 8', title, description: LONG });
  const pixels = PNG.sync.read(png).data;
  const colorAt = (x: number, y: number): number => pixels.readUInt32BE((y * WIDTH + x) * 4);
  const drawn: [x: number, y: number][] = [];
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) if (colorAt(x, y) !== colorAt(0, 0)) drawn.push([x, y]);
  }
  const isInMargin = ([x, y]: readonly [number, number]): boolean =>
    Math.min(x, y, WIDTH - 1 - x, HEIGHT - 1 - y) < MARGIN;
  expect(drawn.length).toBeGreaterThan(1000);
  expect(drawn.filter(isInMargin)).toEqual([]);
});
