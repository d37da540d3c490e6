import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PageSource } from '../model/pageSource';
import { formatProblem } from '../model/problem';
import { checkImages, checkImageSizes } from './checkImages';
import { parsePage } from './readPageSource';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'check-images-'));
afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

function write(file: string, bytes: number): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, Buffer.alloc(bytes));
}
function createPage(text: string): PageSource {
  return { file: 'docs/a/index.mdx', text, tree: parsePage(text), frontMatter: {} };
}

write('docs/a/fine.png', 500_000);
write('docs/a/large.png', 500_001);
write('static/img/large.webp', 812_345);
write('static/img/video.mp4', 812_345);
write('blog/large.SVG', 600_000);

test('an image may have 500 KB', () => {
  expect(checkImages(siteDir, createPage('![A](./fine.png)\n'))).toEqual([]);
});

test('a page’s image that is larger is reported with its line', () => {
  const page = createPage('Text.\n\n![A](/img/large.webp)\n\n![B](./large.png)\n');
  const problems = checkImages(siteDir, page).map(formatProblem);
  expect(problems).toEqual([
    "docs/a/index.mdx:3: The image static/img/large.webp has 813 KB (at most 500 KB), so it's slow to load on a phone. Scale it down to twice the width at which it's shown, or save it as WebP.",
    expect.stringMatching(/^docs\/a\/index\.mdx:5: The image docs\/a\/large\.png has 501 KB/),
  ]);
});

test('a missing image is reported', () => {
  const [problem] = checkImages(siteDir, createPage('![A](./missing.png)\n'));
  expect(problem?.what).toMatch(/doesn't exist: there is no file docs\/a\/missing\.png/);
});

test('large images that no page’s text shows are reported by their file', () => {
  const page = createPage('![A](./large.png)\n');
  const problems = checkImageSizes(siteDir, [page]);
  expect(problems.map(({ file, line }) => `${file}:${String(line)}`)).toEqual([
    'blog/large.SVG:1',
    'static/img/large.webp:1',
  ]);
});

test('all images of the site are small enough', () => {
  expect(checkImageSizes(path.resolve(__dirname, '../../../..'), [])).toEqual([]);
});
