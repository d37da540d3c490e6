import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatSecurityTxt } from '../model/formatSecurityTxt';
import { checkFileLimits } from './checkFileLimits';
import { readCommitTime } from './readCommitTime';

const committedAt = Date.UTC(2026, 10, 23, 12, 34, 56);

test('security.txt has the contact, and an expiry that depends only on the commit', () => {
  const text = formatSecurityTxt({
    contact: 'mailto:security@example.org',
    siteUrl: 'https://docs.example.org/',
    committedAt,
  });
  expect(text).toBe(
    [
      'Contact: mailto:security@example.org',
      'Expires: 2027-11-18T00:00:00Z',
      'Preferred-Languages: en',
      'Canonical: https://docs.example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

describe('the time of the commit', () => {
  test('is SOURCE_DATE_EPOCH if that is set', () => {
    expect(readCommitTime(__dirname, '1700000000')).toBe(1_700_000_000_000);
  });
  test('is unknown outside a repository', () => {
    expect(readCommitTime(os.tmpdir(), '')).toBeUndefined();
  });
});

test('throws for an unknown HOST_LIMITS', () => {
  expect(() => {
    checkFileLimits(path.join(os.tmpdir()), 'stirct');
  }).toThrow('HOST_LIMITS is "stirct"');
});

test('exceeded file limits are a warning, or an error with HOST_LIMITS=strict', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'limits-'));
  const file = path.join(folder, 'big.json');
  fs.closeSync(fs.openSync(file, 'w'));
  fs.truncateSync(file, 25 * 2 ** 20 + 1);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  checkFileLimits(folder, undefined);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('WARNING: Cloudflare Pages accepts'));
  warn.mockRestore();
  expect(() => {
    checkFileLimits(folder, 'strict');
  }).toThrow('big.json');
  fs.rmSync(folder, { recursive: true });
});
