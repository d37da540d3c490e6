import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { deferCompilation, isReferencePage } from './deferCompilation';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deferred-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

function writePage(name: string, text: string): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return `lazy-compilation-proxy|/site/node_modules/loader.js??rules[1]!${file}`;
}

test('recognizes pages of the API reference', () => {
  expect(isReferencePage(writePage('api.mdx', '---\ntitle: A\napi: Button\n---\n'))).toBe(true);
  expect(isReferencePage(writePage('guide.mdx', '---\ntitle: A\n---\n\nan api: word\n'))).toBe(
    false,
  );
  expect(isReferencePage('/site/src/demos/editor/client/startSession.ts')).toBe(false);
});

test('compiles a deferred page when it’s ready, without blocking other pages', async () => {
  const lists: unknown[] = [];
  let release: (() => void) | undefined;
  const ready = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handler = deferCompilation(
    (request) => lists.push((request as unknown as { body: unknown }).body),
    (key) => key === 'deferred',
    () => ready,
  );
  const request = Object.assign(Readable.from(['deferred\nother']), {
    method: 'POST',
    url: '/lazy-compilation-using-',
  }) as unknown as IncomingMessage;
  handler(request, {} as ServerResponse, () => undefined);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(lists).toEqual([['other']]);
  release?.();
  await new Promise(setImmediate);
  expect(lists).toEqual([['other'], ['deferred']]);
});
