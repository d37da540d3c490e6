import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { claimWork } from './claimWork';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'claim-work-'));
const file = path.join(folder, 'new folder/work.claim');
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

test('only one process has a claim, until it ends or is killed', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
  await once(other, 'spawn');
  claimWork(file);
  fs.writeFileSync(file, String(other.pid));
  expect(claimWork(file)).toBeUndefined();

  other.kill('SIGKILL');
  await once(other, 'exit');
  const endClaim = claimWork(file);
  expect(fs.readFileSync(file, 'utf8')).toBe(String(process.pid));
  endClaim?.();
  expect(fs.existsSync(file)).toBe(false);
});

test('an old claim is ignored, because another process can have the same ID by now', () => {
  fs.writeFileSync(file, String(process.ppid));
  expect(claimWork(file)).toBeUndefined();
  const past = new Date(Date.now() - 10 * 60_000);
  fs.utimesSync(file, past, past);
  expect(claimWork(file)).toBeDefined();
});

test.each(['', 'not a number', '0'])('a broken claim is ignored: %j', (content) => {
  fs.writeFileSync(file, content);
  expect(claimWork(file)).toBeDefined();
});
