import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { watchFolder } from './watchFolder';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saved-'));
const write = (name: string): void => {
  fs.writeFileSync(path.join(folder, name), name);
};
beforeAll(() => {
  fs.mkdirSync(path.join(folder, 'area'));
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

const watch = jest.spyOn(fs, 'watch');
/** Counts our own calls only: on some systems, Node calls `fs.watch` for every file in the folder. */
const countOpened = (): number =>
  watch.mock.calls.filter((call) => JSON.stringify(call).includes('"recursive":true')).length;

/** Adds a listener. Returns the first file that it's called with, and a function that removes it. */
function firstSaved() {
  let stop: () => void = () => undefined;
  const file = new Promise<string>((resolve) => {
    stop = watchFolder(folder, resolve);
  });
  return { file, stop };
}

test('listeners share a watcher, which stays open until the last one is removed', async () => {
  const [first, second] = [firstSaved(), firstSaved()];
  expect(countOpened()).toBe(1);
  write('area/page.mdx');
  expect(await Promise.all([first.file, second.file])).toEqual(['area/page.mdx', 'area/page.mdx']);
  first.stop();
  const third = firstSaved();
  expect(countOpened()).toBe(1);
  write('other.txt');
  expect(await third.file).not.toBe('');
  second.stop();
  third.stop();
  const fourth = firstSaved();
  expect(countOpened()).toBe(2);
  fourth.stop();
});
