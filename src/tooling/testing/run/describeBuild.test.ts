import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describeBuild } from './describeBuild';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

test('without a finished build, it shows the command to run', () => {
  expect(describeBuild(folder)).toContain('npm run build -- --locale en');
});

test('describes the age and the content of a build', () => {
  const mark = path.join(folder, '.complete');
  fs.writeFileSync(mark, 'A finished build.\nLanguages: en, zh.\n');
  const { mtimeMs } = fs.statSync(mark);
  const ageOf = (ms: number): string =>
    /made (.+?) ago/.exec(describeBuild(folder, mtimeMs + ms))?.[1] ?? '';
  expect(ageOf(30_000)).toBe('0 minutes');
  expect(ageOf(60_000)).toBe('1 minute');
  expect(ageOf(3 * 3_600_000)).toBe('3 hours');
  expect(ageOf(25 * 3_600_000)).toBe('1 day');
  expect(describeBuild(folder)).toContain('A finished build. Languages: en, zh.');
});
