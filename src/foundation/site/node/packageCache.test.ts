import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openCache, readOrMake, readOrMakeSync, readSources } from './packageCache';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'package-cache-'));
const folder = path.join(siteDir, 'node_modules/.cache/words');
afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});
afterAll(() => {
  fs.rmSync(siteDir, { recursive: true });
});

test('computes a value once for the same inputs', async () => {
  const make = jest.fn(() => ['a']);
  const open = (): ReturnType<typeof openCache<string[]>> => openCache(siteDir, 'words', ['1']);
  expect(await readOrMake(open(), make)).toEqual(['a']);
  expect(await readOrMake(open(), make)).toEqual(['a']);
  expect(make).toHaveBeenCalledTimes(1);
});

describe('while another process computes the value', () => {
  /** An entry that another process writes after it was asked for some time. */
  function setUp() {
    const entry = openCache<string>(siteDir, 'words', ['claimed']);
    let questions = 0;
    const claim = jest.fn(() => {
      questions += 1;
      if (questions === 3) entry.write('from the other process');
      return undefined;
    });
    return { entry: { ...entry, claim }, make: jest.fn(() => 'twice') };
  }

  test('readOrMake waits for it', async () => {
    const { entry, make } = setUp();
    expect(await readOrMake(entry, make)).toBe('from the other process');
    expect(make).not.toHaveBeenCalled();
  });

  test('readOrMakeSync waits for it', () => {
    const { entry, make } = setUp();
    expect(readOrMakeSync(entry, make)).toBe('from the other process');
    expect(make).not.toHaveBeenCalled();
  });
});

test('a value that another process writes just before the claim is used', async () => {
  const entry = openCache<string>(siteDir, 'words', ['late']);
  const endClaim = jest.fn();
  const claim = () => {
    entry.write('late');
    return endClaim;
  };
  expect(await readOrMake({ ...entry, claim }, () => 'twice')).toBe('late');
  expect(endClaim).toHaveBeenCalledTimes(1);
});

test('an error ends the claim', async () => {
  const entry = openCache<string>(siteDir, 'words', ['broken']);
  const fail = (): string => {
    throw new Error('broken');
  };
  await expect(readOrMake(entry, fail)).rejects.toThrow('broken');
  expect(() => readOrMakeSync(entry, fail)).toThrow('broken');
  expect(readOrMakeSync(entry, () => 'fixed')).toBe('fixed');
  expect(fs.readdirSync(folder).filter((name) => name.endsWith('.claim'))).toEqual([]);
});

test('the key depends on the boundaries between inputs', () => {
  const keyOf = (...inputs: string[]): string => openCache(siteDir, 'words', inputs).key;
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
  expect(keyOf('ab')).toBe(keyOf('ab'));
});

test('keeps the most recently used entries', () => {
  const open = (input: number) => openCache<number>(siteDir, 'words', [String(input)]);
  for (let input = 1; input <= 4; input += 1) {
    open(input).write(input);
    const past = new Date(Date.now() - (10 - input) * 60_000);
    fs.utimesSync(path.join(folder, `${open(input).key}.json`), past, past);
  }
  expect(open(1).read()).toBe(1);
  open(5).write(5);
  expect([1, 2, 3, 4, 5].map((input) => open(input).read())).toEqual([1, undefined, 3, 4, 5]);
  expect(fs.readdirSync(folder).filter((name) => !name.endsWith('.json'))).toEqual([]);
});

test('readSources returns modules without their tests', () => {
  const sources = readSources(__dirname).map(String);
  expect(sources).toContain('packageCache.ts');
  expect(sources).not.toContain('packageCache.test.ts');
});
