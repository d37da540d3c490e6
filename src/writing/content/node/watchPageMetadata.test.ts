import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageMetadataFile, watchPageMetadata } from './watchPageMetadata';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'heads-'));
const docs = path.join(folder, 'docs');
const stamp = pageMetadataFile(folder);
const write = (name: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(docs, name)), { recursive: true });
  fs.writeFileSync(path.join(docs, name), text);
};
const readStamp = (): string => fs.readFileSync(stamp, 'utf8');

let stop: () => void;
beforeEach(() => {
  fs.rmSync(docs, { recursive: true, force: true });
  write('a/index.mdx', '---\ntitle: A\n---\n\nText.\n');
  write('_category_.json', '{}');
  stop = watchPageMetadata(docs, stamp, 10);
});
afterEach(() => {
  stop();
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** Makes a change and waits for the new stamp. */
async function stampAfter(change: () => void): Promise<string> {
  const before = readStamp();
  const changed = new Promise<string>((resolve) => {
    const watcher = fs.watch(folder, (_event, name) => {
      if (name !== path.basename(stamp) || [before, ''].includes(readStamp())) return;
      watcher.close();
      resolve(readStamp());
    });
  });
  change();
  return changed;
}

test.each([
  ['new front matter', () => write('a/index.mdx', '---\ntitle: B\n---\n\nText.\n')],
  [
    'another demo on a page',
    () => write('a/index.mdx', '---\ntitle: A\n---\n\n<Demo src="./B.tsx" />\n'),
  ],
  ['a new page', () => write('b.md', 'No front matter.')],
  ['a deleted page', () => fs.rmSync(path.join(docs, 'a/index.mdx'))],
  ['another category', () => write('_category_.json', '{ "label": "A" }')],
])('%s changes the stamp', async (_name, change) => {
  const before = readStamp();
  expect(await stampAfter(change)).not.toBe(before);
});

test('text edits and other files do not change the stamp', async () => {
  const before = readStamp();
  write('a/index.mdx', '---\ntitle: A\n---\n\nOther text, and\n\n---\n\nmore.\n');
  write('a/Demo.tsx', 'export default 1;');
  const after = await stampAfter(() => {
    write('c.mdx', 'Text.');
  });
  expect(after).not.toBe(before);
  // Both changes were processed by then. Without the new page, the stamp is the old one again.
  expect(await stampAfter(() => fs.rmSync(path.join(docs, 'c.mdx')))).toBe(before);
});

test('ignores unclosed front matter', async () => {
  const open = await stampAfter(() => write('a/index.mdx', '---\ntitle: C\n\nText.\n'));
  await stampAfter(() => write('b.mdx', ''));
  write('a/index.mdx', '---\ntitle: D\n\nText.\n');
  expect(await stampAfter(() => fs.rmSync(path.join(docs, 'b.mdx')))).toBe(open);
});
