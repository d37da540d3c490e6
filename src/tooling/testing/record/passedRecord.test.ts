import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passed-'));
const file = path.join(folder, 'pages.json');
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

/** The module as a run of that scope sees it: it reads the environment when it's loaded. */
async function load(
  scope: 'all' | undefined,
  shard?: string,
): Promise<typeof import('./passedRecord')> {
  jest.resetModules();
  delete process.env['TEST_SCOPE'];
  delete process.env['TEST_SHARD'];
  if (scope !== undefined) process.env['TEST_SCOPE'] = scope;
  if (shard !== undefined) process.env['TEST_SHARD'] = shard;
  return import('./passedRecord');
}

const items = ['/a', '/b', '/c'].map((key) => ({ key, hash: `${key}-1` }));

test('a whole run records what passed and drops what failed or no longer exists', async () => {
  fs.writeFileSync(file, JSON.stringify({ '/b': '/b-1', '/gone': 'x' }));
  const { recordPassed, readPassed } = await load('all');
  recordPassed('pages', items, items, (key) => key === '/b', file);
  expect(readPassed('pages', file)).toEqual({ '/a': '/a-1', '/c': '/c-1' });
});

test('a shard leaves the entries of the other shards', async () => {
  fs.writeFileSync(file, JSON.stringify({ '/b': '/b-1' }));
  const { planCrawl, recordPassed, readPassed } = await load('all', '1/2');
  const visited = planCrawl('pages', items);
  expect(visited.map(({ key }) => key)).toEqual(['/a', '/c']);
  recordPassed('pages', items, visited, () => false, file);
  expect(readPassed('pages', file)).toEqual({ '/a': '/a-1', '/b': '/b-1', '/c': '/c-1' });
});

test('a run of what changed writes what passed when it is asked to', async () => {
  fs.writeFileSync(file, JSON.stringify({ '/b': '/b-1' }));
  process.env['TEST_RECORD'] = '1';
  const { recordPassed, readPassed } = await load(undefined);
  recordPassed('pages', items, items.slice(0, 1), () => false, file);
  delete process.env['TEST_RECORD'];
  expect(readPassed('pages', file)).toEqual({ '/a': '/a-1', '/b': '/b-1' });
});

test('a run of what changed writes nothing', async () => {
  fs.writeFileSync(file, '{}');
  const { recordPassed, readPassed } = await load(undefined);
  recordPassed('pages', items, items, () => false, file);
  expect(readPassed('pages', file)).toEqual({});
});

test('a damaged record is named, with what to do', async () => {
  fs.writeFileSync(file, '{"/a": ');
  const { readPassed } = await load(undefined);
  expect(() => readPassed('pages', file)).toThrow(/pages\.json.*Restore it from the history/);
});
