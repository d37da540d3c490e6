import fs from 'node:fs';
import path from 'node:path';
import { hashInputs } from '../../foundation/site/node/packageCache';
import { checkSamples } from '../../writing/code/node/checkSamples';
import type { SamplePage } from '../../writing/code/node/checkSamples';
import type { CrawlItem } from '../testing/record/chooseItems';
import { chooseVisits, recordPassed } from '../testing/record/passedRecord';

const SITE_DIR = path.resolve(__dirname, '../../..');
/** Files that decide, together with the page's text, whether its samples compile. */
const CHECK_INPUTS = [
  'package-lock.json',
  'src/writing/code/model/fences.ts',
  'src/writing/code/node/checkSamples.ts',
].map((file) => fs.readFileSync(path.join(SITE_DIR, file)));

/**
 * Returns the published pages of a folder; a file or folder that begins with `_` isn't published.
 */
function readPages(folder: string): (SamplePage & CrawlItem)[] {
  return fs
    .readdirSync(path.join(SITE_DIR, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && !/(^|[\\/])_/.test(name))
    .sort()
    .map((name) => {
      const file = path.join(SITE_DIR, folder, name);
      const text = fs.readFileSync(file, 'utf8');
      const key = path.relative(SITE_DIR, file).split(path.sep).join('/');
      return { file, text, key, hash: hashInputs([text, ...CHECK_INPUTS]).slice(0, 12) };
    });
}

/**
 * `npm run check:samples`: compiles the code fences of all pages against the installed packages. As
 * a step of `npm test`, it compiles those of changed pages and of a tenth of the others.
 */
function main(): void {
  const start = Date.now();
  const pages = [...readPages('docs'), ...readPages('blog')];
  const chosen = process.env['TEST_SCOPE'] === undefined ? pages : chooseVisits('samples', pages);
  const { count, problems } = checkSamples(chosen, SITE_DIR);
  for (const problem of problems) console.error(problem);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(
    `${String(count)} samples checked in ${seconds} s, ${String(problems.length)} problems`,
  );
  recordPassed('samples', pages, chosen, (key) =>
    problems.some((problem) => problem.startsWith(`${key}:`)),
  );
  process.exit(problems.length === 0 ? 0 : 1);
}

main();
