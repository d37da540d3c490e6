import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { planCrawl, readPassed, recordPassed } from './passedRecord';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passed-'));
const file = path.join(folder, 'pages.json');
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** Sets the environment of a run, on one of several machines if there is a shard. */
function startRun(scope: 'all' | undefined, shard?: string): void {
  delete process.env['TEST_SCOPE'];
  delete process.env['TEST_SHARD'];
  if (scope !== undefined) process.env['TEST_SCOPE'] = scope;
  if (shard !== undefined) process.env['TEST_SHARD'] = shard;
}

const items = ['/a', '/b', '/c'].map((key) => ({ key, hash: `${key}-1` }));

test('a full run records what passed, and drops what failed or no longer exists', () => {
  fs.writeFileSync(file, JSON.stringify({ '/b': '/b-1', '/gone': 'x' }));
  startRun('all');
  recordPassed('pages', items, items, (key) => key === '/b', file);
  expect(readPassed('pages', file)).toEqual({ '/a': '/a-1', '/c': '/c-1' });
});

test('a shard keeps the entries of other shards', () => {
  fs.writeFileSync(file, JSON.stringify({ '/b': '/b-1' }));
  startRun('all', '1/2');
  const visited = planCrawl('pages', items);
  expect(visited.map(({ key }) => key)).toEqual(['/a', '/c']);
  recordPassed('pages', items, visited, () => false, file);
  expect(readPassed('pages', file)).toEqual({ '/a': '/a-1', '/b': '/b-1', '/c': '/c-1' });
});

test('a partial run records what passed with TEST_RECORD', () => {
  fs.writeFileSync(file, JSON.stringify({ '/b': '/b-1' }));
  process.env['TEST_RECORD'] = '1';
  startRun(undefined);
  recordPassed('pages', items, items.slice(0, 1), () => false, file);
  delete process.env['TEST_RECORD'];
  expect(readPassed('pages', file)).toEqual({ '/a': '/a-1', '/b': '/b-1' });
});

test('a partial run records nothing by default', () => {
  fs.writeFileSync(file, '{}');
  startRun(undefined);
  recordPassed('pages', items, items, () => false, file);
  expect(readPassed('pages', file)).toEqual({});
});

test('the error for a damaged record has its file and the fix', () => {
  fs.writeFileSync(file, '{"/a": ');
  startRun(undefined);
  expect(() => readPassed('pages', file)).toThrow(/pages\.json.*Restore it from the history/);
});
