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

/** Returns the first page that settles after `act`, and how often `onSaved` was called before. */
function firstSettled(act: () => void) {
  return new Promise<{ file: string; saved: number }>((resolve) => {
    let saved = 0;
    const close = watchPages(
      siteDir,
      () => {
        saved += 1;
      },
      (file) => {
        close();
        resolve({ file, saved });
      },
      200,
    );
    act();
  });
}

test("a saved page is reported, and a file that doesn't belong to a page isn't", async () => {
  const { file, saved } = await firstSettled(() => {
    write('demo.tsx');
    write('page.mdx');
  });
  expect(file).toBe('docs/area/page.mdx');
  expect(saved).toBeGreaterThan(0);
});

test.each(['Demo.tsx', 'Demo.keys.ts', 'Demo/css/styles.css'])(
  'a page is reported when its %s is saved',
  async (name) => {
    const folder = path.join(siteDir, 'docs/area/with-demos');
    fs.mkdirSync(path.join(folder, 'Demo/css'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'index.mdx'), 'text');
    const { file } = await firstSettled(() => {
      write(`with-demos/${name}`);
    });
    expect(file).toBe('docs/area/with-demos/index.mdx');
  },
);

test('a navigation file is reported itself', async () => {
  const folder = path.join(siteDir, 'src/shell/navigation/data');
  fs.mkdirSync(folder, { recursive: true });
  const { file } = await firstSettled(() => {
    fs.writeFileSync(path.join(folder, 'docs.ts'), 'text');
  });
  expect(file).toBe('src/shell/navigation/data/docs.ts');
});

test("a deleted page isn't reported", async () => {
  const { file } = await firstSettled(() => {
    write('gone.mdx');
    fs.rmSync(path.join(siteDir, 'docs/area/gone.mdx'));
    write('there.mdx');
  });
  expect(file).toBe('docs/area/there.mdx');
});
