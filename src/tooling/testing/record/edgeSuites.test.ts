import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listEdgeSuites } from './edgeSuites';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** A site with two features in one group, one of which imports a file from another group. */
const FILES = {
  'reader/ads/ads.edge.e2e.ts': "import { open } from '../../tooling/testing/browser/open';",
  'reader/ads/client/show.ts': "import { space } from '../../../foundation/ui/space';\nspace();",
  'reader/search/limits.edge.e2e.ts': 'limits();',
  'reader/search/search.e2e.ts': 'search();',
  'reader/search/client/find.ts': 'find();',
  'plugins/ads/index.ts': "import '../../reader/ads/client/show';",
  'foundation/ui/space.ts': 'export const space = () => 1;',
  'foundation/ui/space.test.ts': 'test();',
  'tooling/testing/browser/open.ts': 'export const open = 1;',
  'tooling/testing/browser/arrival.edge.e2e.ts': 'arrive();',
  'tooling/testing/record/data/suites.json': '{}',
};
const write = (name: string, text: string): void => {
  const file = path.join(folder, 'src', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
for (const [name, text] of Object.entries(FILES)) write(name, text);

const before = listEdgeSuites(folder);

/** Returns the names of the suites whose hash changes with this file. */
function listChanged(name: keyof typeof FILES): string[] {
  write(name, `${FILES[name]}\nchanged();`);
  const after = listEdgeSuites(folder);
  write(name, FILES[name]);
  return after
    .filter(({ key, hash }, index) => before[index]?.key === key && before[index].hash !== hash)
    .map(({ key }) => path.basename(key, '.edge.e2e.ts'));
}

test('lists only suites of edge cases', () => {
  expect(before.map(({ key }) => key)).toEqual([
    'src/reader/ads/ads.edge.e2e.ts',
    'src/reader/search/limits.edge.e2e.ts',
    'src/tooling/testing/browser/arrival.edge.e2e.ts',
  ]);
});

test.each([
  ['reader/ads/client/show.ts', 'the code of a feature', ['ads', 'arrival']],
  ['foundation/ui/space.ts', 'an import of a feature', ['ads', 'arrival']],
  ['reader/search/client/find.ts', 'another feature', ['limits', 'arrival']],
  ['plugins/ads/index.ts', 'a plugin', ['ads', 'limits', 'arrival']],
  ['reader/search/limits.edge.e2e.ts', 'a suite', ['limits']],
  ['tooling/testing/browser/open.ts', 'a helper of a suite', ['ads', 'arrival']],
  ['foundation/ui/space.test.ts', 'a unit test', []],
  ['reader/search/search.e2e.ts', 'another suite', []],
  ['tooling/testing/record/data/suites.json', 'the record', []],
] as const)('%s: %s changes the hash of %j', (name, _what, suites) => {
  expect(listChanged(name)).toEqual(suites);
});
