import { resolveStyling, isHashOfDemo } from './demoHash';
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
])('%j is a hash of the demo Basic: %s', (hash, expected) => {
  expect(isHashOfDemo(hash, 'Basic')).toBe(expected);
});

const demo: DemoModule = { name: 'Basic', theme: 'material', styling: 'system' };

test('a missing styling falls back to system, then to the first', () => {
  expect(resolveStyling('CSS', { system: demo, css: demo })).toBe('css');
  expect(resolveStyling('Tailwind', { system: demo, css: demo })).toBe('system');
  expect(resolveStyling('Tailwind', { css: demo })).toBe('css');
});
