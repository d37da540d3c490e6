import { readDemoHash } from './demoHash';

const isDemo = (name: string): boolean => ['Introduction', 'BasicButtons'].includes(name);

test.each([
  ['#tailwind-Introduction.tsx', { styling: 'Tailwind', variant: 'TS' }],
  ['#css-Introduction.js', { styling: 'CSS', variant: 'JS' }],
  ['#system-Introduction', { styling: 'MUI System' }],
  ['#BasicButtons.js', { variant: 'JS' }],
  ['#BasicButtons.tsx', { variant: 'TS' }],
  ['#BasicButtons', {}],
])('%p selects %p', (hash, expected) => {
  expect(readDemoHash(hash, isDemo)).toEqual(expected);
});

test.each([
  '',
  '#',
  '#css-classes',
  '#css-variables',
  '#system-props',
  '#with-tailwind-css',
  '#css-tailwind-x',
  '#css-tailwind-Introduction',
  '#demo-tailwind-Introduction',
  '#tailwind',
  '#Tailwind-Introduction',
  '#css-NoSuchDemo',
  '#NoSuchDemo.js',
  '#BasicButtons.ts',
  '#BasicButtons.jsx',
  '#BasicButtons.js-more',
  '#css-Introduction.js?x',
  '#%',
  '#css-constructor',
])('%p selects nothing', (hash) => {
  expect(readDemoHash(hash, isDemo)).toEqual({});
});
