import fs from 'node:fs';
import { BUILD_STEPS } from './buildSteps';

test('Docusaurus knows the variables that divide a build', () => {
  const file = require.resolve('@docusaurus/core/lib/commands/build/buildLocale.js');
  const source = fs.readFileSync(file, 'utf8');
  const names = BUILD_STEPS.flatMap(Object.keys).filter((name) => name.startsWith('DOCUSAURUS_'));
  expect(names).toHaveLength(2);
  const unknown = names.filter((name) => !source.includes(`process.env.${name} === 'true'`));
  // Without them, each step would be a whole build: see what replaced them, or build in one step.
  expect(unknown).toEqual([]);
});
