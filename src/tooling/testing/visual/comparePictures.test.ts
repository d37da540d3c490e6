import fs from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { BASELINES } from './baselines';
import { comparePictures, encodePicture, TOLERANCES } from './comparePictures';

type Color = readonly [red: number, green: number, blue: number];
const MODES = Object.keys(TOLERANCES) as (keyof typeof TOLERANCES)[];

function read(name: string): PNG {
  return PNG.sync.read(fs.readFileSync(path.join(BASELINES, name)));
}

/** Returns a copy with moved or recolored pixels. */
function change(
  picture: PNG,
  from: (x: number, y: number) => readonly [x: number, y: number],
  recolor: (color: Color) => Color = (color) => color,
): PNG {
  const copy = new PNG({ width: picture.width, height: picture.height });
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const [fromX, fromY] = from(x, y);
      const at = (fromY * picture.width + fromX) * 4;
      const [red = 0, green = 0, blue = 0] = picture.data.subarray(at, at + 3);
      copy.data.set([...recolor([red, green, blue]), 255], (y * picture.width + x) * 4);
    }
  }
  return copy;
}
const unmoved = (x: number, y: number): readonly [number, number] => [x, y];

/** Returns a white picture with a blue button of 90 × 36 px. */
function button({ left = 100, color = [25, 118, 210] as Color } = {}): PNG {
  const white = new PNG({ width: 300, height: 120 });
  white.data.fill(255);
  for (let y = 40; y < 76; y += 1) {
    for (let x = left; x < left + 90; x += 1) {
      white.data.set([...color, 255], (y * white.width + x) * 4);
    }
  }
  return white;
}

test.each(MODES)('%s: a picture matches itself and its encoded baseline', (mode) => {
  const stored = PNG.sync.read(encodePicture(button()));
  expect(comparePictures(stored, button(), TOLERANCES[mode])).toMatchObject({
    differing: 0,
    isMatch: true,
  });
});

test.each(MODES)('%s: a button that moved by 4 px differs', (mode) => {
  const { isMatch } = comparePictures(button(), button({ left: 104 }), TOLERANCES[mode]);
  expect(isMatch).toBe(false);
});

test('exact: a slightly darker shade of the primary color differs', () => {
  const dark = button({ color: [21, 101, 192] });
  expect(comparePictures(button(), dark, TOLERANCES.exact).isMatch).toBe(false);
});

test('layout: another color differs', () => {
  const purple = button({ color: [156, 39, 176] });
  expect(comparePictures(button(), purple, TOLERANCES.layout).isMatch).toBe(false);
});

test('pictures of different sizes differ', () => {
  const small = new PNG({ width: 10, height: 10 });
  const { isMatch, differing } = comparePictures(button(), small, TOLERANCES.exact);
  expect({ isMatch, differing }).toEqual({ isMatch: false, differing: 36_100 });
});

const EXAMPLES = [
  'demo-material-ui-react-button-ColorButtons.demo.light.png',
  'demo-material-ui-react-alert-AlertSeverities.demo.dark.png',
  'material-ui-react-button.desktop.light.png',
  'home.phone.dark.png',
];

test.each(EXAMPLES)('%s: a move by 4 px of the page or another color is found', (name) => {
  const picture = read(name);
  const px = name.startsWith('demo-') ? 4 : 2;
  for (const mode of MODES) {
    const moved = change(picture, (x, y) => [Math.max(0, x - px), y]);
    expect({ mode, ...comparePictures(picture, moved, TOLERANCES[mode]) }).toMatchObject({
      mode,
      isMatch: false,
    });
  }
  const redder = change(picture, unmoved, ([red, green, blue]) => [red, blue, green]);
  expect(comparePictures(picture, redder, TOLERANCES.exact).isMatch).toBe(false);
});
