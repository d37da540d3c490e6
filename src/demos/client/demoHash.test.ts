import { flavourOf, isHashOfDemo } from './demoHash';
import type { DemoModule } from './types';

test.each([
  ['#Basic.tsx', true],
  ['#Basic.js', true],
  ['#tailwind-Basic.tsx', true],
  ['#css-Basic.js', true],
  ['#system-Basic.tsx', true],
  ['#Basic', false],
  ['#Basic.js.evil', false],
  ['#other-Basic.tsx', false],
  ['#"><img>Basic.tsx', false],
  ['', false],
])('%j names the demo Basic: %s', (hash, expected) => {
  expect(isHashOfDemo(hash, 'Basic')).toBe(expected);
});

const demo: DemoModule = { name: 'Basic', theme: 'material', flavour: 'system' };

test('a missing flavour falls back to system, then to the first', () => {
  expect(flavourOf('CSS', { system: demo, css: demo })).toBe('css');
  expect(flavourOf('Tailwind', { system: demo, css: demo })).toBe('system');
  expect(flavourOf('Tailwind', { css: demo })).toBe('css');
});
