import fs from 'node:fs';
import { planSteps } from './buildSteps';

const FEW = 100;
const MANY = 2000;

test('bundles many pages in one process and renders them in the next', () => {
  expect(planSteps(FEW)).toHaveLength(1);
  expect(planSteps(MANY)).toHaveLength(2);
});

test('sets variables that Docusaurus supports to split a build', () => {
  const file = require.resolve('@docusaurus/core/lib/commands/build/buildLocale.js');
  const source = fs.readFileSync(file, 'utf8');
  const names = planSteps(MANY)
    .flatMap(Object.keys)
    .filter((name) => name.startsWith('DOCUSAURUS_'));
  expect(names).toHaveLength(2);
  const unknown = names.filter((name) => !source.includes(`process.env.${name} === 'true'`));
  // Otherwise, each step would be a full build. Find what replaced them, or build in one step.
  expect(unknown).toEqual([]);
});

test('sets the variable that turns off Docusaurus’ HTML minifier', () => {
  const file = require.resolve('@docusaurus/bundler/lib/minifyHtml.js');
  const [name = ''] = Object.keys(planSteps(FEW)[0] ?? {});
  expect(fs.readFileSync(file, 'utf8')).toContain(`process.env.${name} === 'true'`);
  expect(planSteps(MANY).at(-1)).toHaveProperty(name, 'true');
});

test('puts NODE_OPTIONS of the environment last, so that its memory limit wins', () => {
  const before = process.env['NODE_OPTIONS'];
  process.env['NODE_OPTIONS'] = '--max-old-space-size=3000';
  jest.isolateModules(() => {
    const { planSteps: planAgain } =
      jest.requireActual<typeof import('./buildSteps')>('./buildSteps');
    for (const { NODE_OPTIONS = '' } of planAgain(MANY))
      expect(NODE_OPTIONS).toMatch(/ --max-old-space-size=3000$/);
  });
  if (before === undefined) delete process.env['NODE_OPTIONS'];
  else process.env['NODE_OPTIONS'] = before;
});
