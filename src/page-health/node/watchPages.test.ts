import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { watchPages } from './watchPages';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'watched-'));
const write = (name: string): void => {
  fs.writeFileSync(path.join(siteDir, 'docs/area', name), 'text');
};

beforeAll(() => {
  fs.mkdirSync(path.join(siteDir, 'docs/area'), { recursive: true });
});
afterAll(() => {
  fs.rmSync(siteDir, { recursive: true, force: true });
});

/** Watches until something is told. */
function firstTold(check: (file: string) => Promise<string[]>, act: () => void, shown?: string) {
  return new Promise<readonly string[]>((resolve) => {
    const { close, markShown } = watchPages(
      siteDir,
      check,
      (problems) => {
        clearInterval(asking);
        close();
        resolve(problems);
      },
      200,
    );
    // An open page's strip asks at some time after the change and before the pause is over.
    const asking = setInterval(() => {
      if (shown !== undefined) markShown(shown);
    }, 20);
    act();
  });
}

test('problems of a saved page are told by its file, other files are not asked for', async () => {
  const check = jest.fn(async (file: string) => (file.endsWith('bad.mdx') ? [`${file}:1: a`] : []));
  const told = await firstTold(check, () => {
    write('good.mdx');
    write('demo.tsx');
    write('bad.mdx');
  });
  expect(told).toEqual(['docs/area/bad.mdx:1: a']);
  expect(check.mock.calls.map(([file]) => file)).not.toContain('docs/area/demo.tsx');
});

test('a page whose problems the strip shows is left to the strip', async () => {
  const check = async (file: string) => [`${file}:1: a`];
  const told = await firstTold(
    check,
    () => {
      write('open.mdx');
      write('other.mdx');
    },
    'docs/area/open.mdx',
  );
  expect(told).toEqual(['docs/area/other.mdx:1: a']);
});

test('a check that cannot run is told', async () => {
  const check = () => Promise.reject(new Error('The check failed.'));
  expect(
    await firstTold(check, () => {
      write('any.mdx');
    }),
  ).toEqual(['The check failed.']);
});
