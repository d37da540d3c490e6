import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkFileLimits } from './checkFileLimits';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'limits-'));
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeAll(() => {
  fs.writeFileSync(path.join(folder, 'big.json'), '');
  fs.truncateSync(path.join(folder, 'big.json'), 25 * 2 ** 20 + 1);
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

test('exceeded limits are an error in the host’s own builds, and a warning elsewhere', () => {
  expect(() => {
    checkFileLimits(folder, undefined, true);
  }).toThrow('big.json');
  expect(warn).not.toHaveBeenCalled();
  checkFileLimits(folder, undefined, false);
  checkFileLimits(folder, 'warn', true);
  expect(warn).toHaveBeenCalledTimes(2);
});
