import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { watchFolder } from '../../../foundation/site/node/watchFolder';
import { createChecker } from './createChecker';

const SERVER = `
const problems = (file) => [file + ':1: ' + process.pid];
process.on('message', ({ id, file }) => {
  if (file === 'docs/ends.mdx') process.exit(3);
  process.send(file === 'docs/fails.mdx' ? { id, failure: 'No rule.' } : { id, problems: problems(file) });
});
process.on('disconnect', () => process.exit());
`;

// Each test starts processes, which is slow on a busy machine.
jest.setTimeout(60_000);

let siteDir: string;
let checker: ReturnType<typeof createChecker>;
beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'checker-'));
  fs.mkdirSync(path.join(siteDir, 'src/tooling/cli'), { recursive: true });
  fs.writeFileSync(path.join(siteDir, 'src/tooling/cli/runBundled.cjs'), SERVER);
  checker = createChecker(siteDir);
});
afterEach(() => {
  checker.close();
  fs.rmSync(siteDir, { recursive: true, force: true });
});

test('one process handles all requests, and a page is checked once until it changes', async () => {
  const first = await checker.check('docs/a.mdx');
  expect(first[0]).toMatch(/^docs\/a\.mdx:1: \d+$/u);
  expect(checker.check('docs/a.mdx')).toBe(checker.check('docs/a.mdx'));
  checker.forget();
  expect(await checker.check('docs/a.mdx')).toEqual(first);
});

test('a new process starts after the code has changed', async () => {
  const [first] = await checker.check('docs/a.mdx');
  let stop = (): void => undefined;
  const noticed = new Promise<void>((resolve) => {
    // Watchers of a folder are called in the order of their registration, so the checker knows already.
    stop = watchFolder(path.join(siteDir, 'src'), (file) => {
      if (file.endsWith('rule.ts')) resolve();
    });
  });
  fs.writeFileSync(path.join(siteDir, 'src/tooling/cli/rule.ts'), '');
  await noticed;
  stop();
  const [next] = await checker.check('docs/a.mdx');
  expect(next).toMatch(/^docs\/a\.mdx:1: \d+$/u);
  expect(next).not.toBe(first);
});

test('a check that fails or exits is reported with its page, and the next one runs', async () => {
  await expect(checker.check('docs/fails.mdx')).rejects.toThrow(
    'The check of docs/fails.mdx failed: No rule.',
  );
  await expect(checker.check('docs/ends.mdx')).rejects.toThrow(
    /^The check of docs\/ends\.mdx failed: Its process exited before it answered/u,
  );
  expect(await checker.check('docs/a.mdx')).toHaveLength(1);
});
