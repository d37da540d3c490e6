/** @jest-environment jsdom */
import { readDemoHash } from '../../preferences/model/demoHash';
import { createFirstPaintScript } from './createFirstPaintScript';

const DEMOS = ['Introduction', 'BasicButtons'];

function runAt(hash: string): { styling: string | undefined; variant: string | undefined } {
  window.history.replaceState(null, '', `/page${hash}`);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  // The script is a constant of the build.
  new Function(createFirstPaintScript())();
  return readRoot();
}

function readRoot(): { styling: string | undefined; variant: string | undefined } {
  const { codeStyling, codeVariant } = document.documentElement.dataset;
  return { styling: codeStyling, variant: codeVariant };
}

beforeEach(() => {
  document.body.innerHTML = DEMOS.map(
    (name) => `<div id="${name}" data-demo="${name}"></div>`,
  ).join('');
  document.body.innerHTML += '<h2 id="NoDemo">No demo</h2>';
});

test.each([
  '',
  '#tailwind-Introduction.tsx',
  '#css-Introduction.js',
  '#BasicButtons.js',
  '#css-classes',
  '#system-props',
  '#css-tailwind-x',
  '#with-tailwind-css',
  '#css-NoDemo.js',
  '#css-Missing.js',
  '#%',
])('the page shows what the application will: %j', (hash) => {
  runAt(hash);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const { styling = 'MUI System', variant = 'TS' } = readDemoHash(hash, (name) =>
    DEMOS.includes(name),
  );
  expect(readRoot()).toEqual({ styling, variant });
});

test('a demo that has not arrived yet is shown as asked from the first paint', () => {
  document.body.innerHTML = '';
  expect(runAt('#css-Introduction.js')).toEqual({ styling: 'CSS', variant: 'JS' });
});
