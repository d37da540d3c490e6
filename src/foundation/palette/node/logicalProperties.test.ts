import fs from 'node:fs';
import postcss from 'postcss';
import { logicalProperties } from './logicalProperties';

const convert = (css: string): string =>
  postcss([logicalProperties]).process(css, { from: undefined }).css;

test.each([
  ['a{left:0}', 'a{inset-inline-start:0}'],
  ['a{right:calc(1px + 2px)}', 'a{inset-inline-end:calc(1px + 2px)}'],
  ['a{margin-left:auto}', 'a{margin-inline-start:auto}'],
  ['a{padding-right:1px !important}', 'a{padding-inline-end:1px !important}'],
  ['a{border-left:1px solid}', 'a{border-inline-start:1px solid}'],
  ['a{border-right-width:2px}', 'a{border-inline-end-width:2px}'],
  ['a{border-top-left-radius:0}', 'a{border-start-start-radius:0}'],
  ['a{border-bottom-right-radius:0}', 'a{border-end-end-radius:0}'],
  ['a{text-align:right}', 'a{text-align:end}'],
  ['a{float:left}', 'a{float:left}'],
  ['a{margin:0 1px 2px 3px}', 'a{margin-block:0 2px;margin-inline:3px 1px}'],
  ['a{padding:0 0.5rem 0 2.25rem}', 'a{padding-block:0 0;padding-inline:2.25rem 0.5rem}'],
  [
    'a{margin:0 calc(var(--a) * -1) 0 0}',
    'a{margin-block:0 0;margin-inline:0 calc(var(--a) * -1)}',
  ],
])('%s becomes %s', (css, wanted) => {
  expect(convert(css)).toBe(wanted);
});

test.each([
  'a{left:50%}',
  'a{margin:0 1px 2px}',
  'a{padding:1px 2px 3px 2px}',
  'a{text-align:center}',
  'a{direction:ltr}',
  'a{--left:0}',
  'a{border-left-color-x:0}'.replace('-x', '').replace('left', 'block'),
])('does not change %s', (css) => {
  expect(convert(css)).toBe(css);
});

test('leaves no physical sides in Infima', () => {
  const file = require.resolve('infima/dist/css/default/default.css');
  const css = convert(fs.readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
  const sides = css.match(/(?:^|[\s;{-])(?:left|right)\s*:(?!\s*50%)[^;}]*/g);
  expect(sides).toBeNull();
});
