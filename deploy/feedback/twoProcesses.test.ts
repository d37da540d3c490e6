import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openFeedbackStore } from './openFeedbackStore';

const ORIGIN = 'https://docs.example.org';
const SUBMISSIONS = 40;
const SERVER = path.join(__dirname, 'server.ts');

let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
});
afterEach(async () => {
  await Promise.all(
    running.splice(0).map((child) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      return ended;
    }),
  );
  fs.rmSync(folder, { recursive: true });
});

/** Starts the receiver as its README describes. Resolves with its address. */
function startReceiver(file: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
    env: {
      ...process.env,
      PORT: '0',
      SITE_ORIGIN: ORIGIN,
      FEEDBACK_DB: file,
      BEHIND_PROXY: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  return new Promise((resolve, reject) => {
    child.once('exit', () => {
      reject(new Error('The receiver exited before it was listening.'));
    });
    child.stdout.on('data', (line: Buffer) => {
      const [address] = /http:\/\/localhost:\d+\//.exec(line.toString()) ?? [];
      if (address !== undefined) resolve(address.replace('localhost', '127.0.0.1'));
    });
  });
}

test('two receivers that share a file keep every submission that they acknowledged', async () => {
  const file = path.join(folder, 'feedback.sqlite');
  const urls = await Promise.all([startReceiver(file), startReceiver(file)]);
  const statuses = await Promise.all(
    Array.from({ length: SUBMISSIONS }, async (_, index) => {
      const response = await fetch(urls[index % 2] ?? '', {
        method: 'POST',
        headers: {
          Origin: ORIGIN,
          'Content-Type': 'application/json',
          'X-Forwarded-For': `10.0.0.${String(index)}`,
        },
        body: JSON.stringify({
          page: '/versions',
          section: null,
          rating: 'yes',
          comment: String(index),
          version: '',
          locale: 'en',
        }),
      });
      return response.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  // Kill both, so that neither can clean up.
  for (const child of running) child.kill('SIGKILL');
  const store = openFeedbackStore(file);
  const comments = store.list().map(({ comment }) => Number(comment));
  store.close();
  expect(comments.sort((a, b) => a - b)).toEqual(Array.from({ length: SUBMISSIONS }, (_, i) => i));
}, 30_000);
