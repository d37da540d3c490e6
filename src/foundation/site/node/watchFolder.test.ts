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
/** Node itself watches every file of a folder, on some systems. */
const countOpened = (): number =>
  watch.mock.calls.filter((call) => JSON.stringify(call).includes('"recursive":true')).length;

/** The first file that a new listener is told of, and how to stop it. */
function firstSaved() {
  let stop: () => void = () => undefined;
  const file = new Promise<string>((resolve) => {
    stop = watchFolder(folder, resolve);
  });
  return { file, stop };
}

test('all who listen share a watcher, which outlives the first to go', async () => {
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
