import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { REPLACED_INTERNALS } from './replacedInternals';

const SITE_DIR = path.resolve(__dirname, '../..');
const LIST = 'src/plugins/replacedInternals.ts';
const list = fs.readFileSync(path.join(SITE_DIR, LIST), 'utf8').split('\n');
const lineOf = (original: string): number =>
  list.findIndex((line) => line.includes(`'${original}'`)) + 1;

/** The installed file; `undefined` where there is none. */
function read(original: string): Buffer | undefined {
  const file = path.join(SITE_DIR, 'node_modules', original);
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}

test.each(REPLACED_INTERNALS)('$original is the one that $by replaces', (entry) => {
  const { original, sha256, by, source, until } = entry;
  const at = `${LIST}:${String(lineOf(original))}: node_modules/${original}`;
  const content = read(original);
  if (content === undefined) {
    throw new Error(
      `${at} isn't installed. Look for it in https://github.com/facebook/docusaurus/commits/main/packages/${source}, and adapt ${by} and the entry. Our part is no longer needed when: ${until}`,
    );
  }
  const hash = createHash('sha256').update(content).digest('hex');
  if (hash !== sha256) {
    throw new Error(
      `${at} has changed. Compare it with the version before (https://github.com/facebook/docusaurus/commits/main/packages/${source}), carry over to ${by} what matters, and write:\n    sha256: '${hash}',\nOur part is no longer needed when: ${until}`,
    );
  }
});

test.each(REPLACED_INTERNALS)('what replaces $original is there: $by', ({ by }) => {
  expect(fs.existsSync(path.join(SITE_DIR, by))).toBe(true);
});

test('each is listed once', () => {
  const originals = REPLACED_INTERNALS.map(({ original }) => original);
  expect(new Set(originals).size).toBe(originals.length);
});
