import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { SERVED_LOCALES } from '../../../foundation/site/model/locales';

const BUILD = path.resolve(__dirname, '../../../../build');

/** The code of every script in the build, by path. */
const scripts = new Map<string, string>();

beforeAll(() => {
  for (const file of fs.readdirSync(BUILD, { recursive: true, encoding: 'utf8' })) {
    if (!/(?:^|[\\/])assets[\\/]js[\\/][^\\/]+\.js$/.test(file)) continue;
    scripts.set(file, fs.readFileSync(path.join(BUILD, file), 'utf8'));
  }
});

/** Returns a script's syntax error, or `undefined`. */
function findSyntaxError(text: string, file: string): string | undefined {
  try {
    new vm.Script(text, { filename: file });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

test('every script can be parsed', () => {
  expect(scripts.size).toBeGreaterThan(1000);
  const seen = new Set<string>();
  const errors = [...scripts].flatMap(([file, text]) => {
    // Four out of five scripts are the same in each language.
    if (seen.has(text)) return [];
    seen.add(text);
    const error = findSyntaxError(text, file);
    return error === undefined ? [] : [`${file}: ${error}`];
  });
  expect(errors).toEqual([]);
}, 120_000);

test.each([
  ['Material UI', 'disableStyleSheetGeneration:!0'],
  ['Joy UI', 'href:"joy-palette"'],
])(
  'each language has only one script that mounts the demos of %s (`loadDemo`)',
  (_library, part) => {
    const holders = [...scripts.values()].filter((text) => text.includes(part));
    // Languages with the same demos share the script. In a build for tests, translations have few
    // demos.
    expect(holders.length).toBeGreaterThan(0);
    expect(holders.length).toBeLessThanOrEqual(SERVED_LOCALES.length);
  },
);
