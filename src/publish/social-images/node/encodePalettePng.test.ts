import { Resvg } from '@resvg/resvg-js';
import { PNG } from 'pngjs';
import { encodePalettePng } from './encodePalettePng';

const draw = (svg: string): { pixels: Buffer; width: number } => new Resvg(svg).render();

/** Decodes the image with an independent decoder. */
const decode = (png: Buffer): Buffer => PNG.sync.read(png).data;

test('preserves the pixels of an image with few colors', () => {
  const { pixels, width } = draw(
    '<svg xmlns="http://www.w3.org/2000/svg" width="37" height="19"><rect width="37" height="19" fill="#0f1214"/><circle cx="12" cy="9" r="6" fill="#66b2ff"/></svg>',
  );
  const png = encodePalettePng(pixels, width);
  expect(png && decode(png).equals(pixels)).toBe(true);
});

test('an image with one color has a palette of one', () => {
  const { pixels, width } = draw(
    '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="#ff8000"/></svg>',
  );
  const png = encodePalettePng(pixels, width);
  expect(png?.includes(Buffer.from([0xff, 0x80, 0x00]))).toBe(true);
  expect(png && decode(png).equals(pixels)).toBe(true);
});

test.each([
  [256, true],
  [257, false],
])('%d colors fit: %s', (count, fits) => {
  const pixels = Buffer.alloc(count * 4, 255);
  for (let pixel = 0; pixel < count; pixel++) pixels.writeUInt16BE(pixel, pixel * 4);
  expect(encodePalettePng(pixels, count) !== undefined).toBe(fits);
});
