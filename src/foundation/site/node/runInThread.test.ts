import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInThread } from './runInThread';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'thread-'));
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

function write(name: string, code: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, code);
  return file;
}

test('calls a function from a TypeScript file in a worker thread', async () => {
  const file = write(
    'double.ts',
    `import { isMainThread } from 'node:worker_threads';
     export const double = async ({ count }: { count: number }) => ({
       twice: count * 2,
       isMainThread,
     });`,
  );
  expect(await runInThread(file, 'double', { count: 21 })).toEqual({
    twice: 42,
    isMainThread: false,
  });
});

test('rejects with the error that the function throws', async () => {
  const file = write(
    'throw.ts',
    `export const fail = () => { throw new Error('docs/a.tsx:3: no'); };`,
  );
  await expect(runInThread(file, 'fail', {})).rejects.toThrow('docs/a.tsx:3: no');
});
