import fs from 'node:fs';
import path from 'node:path';
import { checkSamples } from '../../writing/code/node/checkSamples';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Published pages of a folder: names that begin with `_` are not. */
function readTexts(folder: string): { file: string; text: string }[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && !/(^|[\\/])_/.test(name))
    .sort()
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));
}

/** `npm run check:samples`: the code fences of all pages compile against the packages. */
function main(): void {
  const pages = [path.join(SITE_DIR, 'docs'), path.join(SITE_DIR, 'blog')].flatMap(readTexts);
  const start = Date.now();
  const { count, problems } = checkSamples(pages, SITE_DIR);
  for (const problem of problems) console.error(problem);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(
    `${String(count)} samples checked in ${seconds} s, ${String(problems.length)} problems`,
  );
  process.exit(problems.length === 0 ? 0 : 1);
}

main();
