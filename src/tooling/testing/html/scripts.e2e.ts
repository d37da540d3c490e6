import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { SERVED_LOCALES } from '../../../foundation/site/model/locales';

const BUILD = path.resolve(__dirname, '../../../../build');

/** Every script of the built site, relative to it, with its text. */
const scripts = new Map<string, string>();

beforeAll(() => {
  for (const file of fs.readdirSync(BUILD, { recursive: true, encoding: 'utf8' })) {
    if (!/(?:^|[\\/])assets[\\/]js[\\/][^\\/]+\.js$/.test(file)) continue;
    scripts.set(file, fs.readFileSync(path.join(BUILD, file), 'utf8'));
  }
});

/** What the parser says against a script; `undefined` when it takes it. */
function findFault(text: string, file: string): string | undefined {
  try {
    new vm.Script(text, { filename: file });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

test('every script can be read by a browser', () => {
  expect(scripts.size).toBeGreaterThan(1000);
  const seen = new Set<string>();
  const faults = [...scripts].flatMap(([file, text]) => {
    // Four of five are the same in each language.
    if (seen.has(text)) return [];
    seen.add(text);
    const fault = findFault(text, file);
    return fault === undefined ? [] : [`${file}: ${fault}`];
  });
  expect(faults).toEqual([]);
}, 120_000);

test.each([
  ['Material UI', 'disableStyleSheetGeneration:!0'],
  ['Joy UI', 'href:"joy-palette"'],
])('a language has what mounts the demos of %s in one script (`loadDemo`)', (_library, part) => {
  const holders = [...scripts.values()].filter((text) => text.includes(part));
  // Languages share it where they have the same demos; a build for tests has few in two of them.
  expect(holders.length).toBeGreaterThan(0);
  expect(holders.length).toBeLessThanOrEqual(SERVED_LOCALES.length);
});
