import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { REPLACED_INTERNALS } from './replacedInternals';

const SITE_DIR = path.resolve(__dirname, '../..');
const LIST = 'src/plugins/replacedInternals.ts';
const list = fs.readFileSync(path.join(SITE_DIR, LIST), 'utf8').split('\n');
const lineOf = (original: string): number =>
  list.findIndex((line) => line.includes(`'${original}'`)) + 1;

/** Returns the installed file, or `undefined` if it doesn't exist. */
function read(original: string): Buffer | undefined {
  const file = path.join(SITE_DIR, 'node_modules', original);
  return fs.existsSync(file) ? fs.readFileSync(file) : undefined;
}

test.each(REPLACED_INTERNALS)('$original is the version that $by was compared with', (entry) => {
  const { original, sha256, by, source, until } = entry;
  const at = `${LIST}:${String(lineOf(original))}: node_modules/${original}`;
  const content = read(original);
  if (content === undefined) {
    throw new Error(
      `${at} isn't installed. Look for it in https://github.com/facebook/docusaurus/commits/main/packages/${source}, and update ${by} and the entry. Our file is no longer needed if: ${until}`,
    );
  }
  const hash = createHash('sha256').update(content).digest('hex');
  if (hash !== sha256) {
    throw new Error(
      `${at} has changed. Compare it with the previous version (https://github.com/facebook/docusaurus/commits/main/packages/${source}), port relevant changes to ${by}, and set:\n    sha256: '${hash}',\nOur file is no longer needed if: ${until}`,
    );
  }
});

test.each(REPLACED_INTERNALS)('the replacement of $original exists: $by', ({ by }) => {
  expect(fs.existsSync(path.join(SITE_DIR, by))).toBe(true);
});

test('each original is listed once', () => {
  const originals = REPLACED_INTERNALS.map(({ original }) => original);
  expect(new Set(originals).size).toBe(originals.length);
});
