import fs from 'node:fs';
import path from 'node:path';
import { STANDALONE_DEMO_ROOT } from '../model/types';
import type { ListedDemo } from './listDemos';
import { fillShell, takeRenderedDemo } from './standaloneHtml';

function pageFile(outDir: string, page: string): string | undefined {
  return [`${page}.html`, `${page}/index.html`]
    .map((name) => path.join(outDir, name))
    .find((file) => fs.existsSync(file));
}

/**
 * Writes a file for each demo's standalone address, so that a static host finds it: the one page
 * that the route has, with the demo's HTML from the page that shows it.
 */
export async function writeStandaloneDemos(
  outDir: string,
  demos: readonly ListedDemo[],
): Promise<void> {
  const shell = await fs.promises.readFile(
    path.join(outDir, `${STANDALONE_DEMO_ROOT}.html`),
    'utf8',
  );
  for (const page of new Set(demos.map((demo) => demo.page))) {
    const file = pageFile(outDir, page);
    if (file === undefined) continue;
    const original = await fs.promises.readFile(file, 'utf8');
    let current = original;
    for (const demo of demos.filter((candidate) => candidate.page === page)) {
      const rendered = takeRenderedDemo(current, demo.name);
      current = rendered?.page ?? current;
      const target = path.join(outDir, STANDALONE_DEMO_ROOT, `${demo.address}.html`);
      await fs.promises.mkdir(path.dirname(target), { recursive: true });
      await fs.promises.writeFile(target, fillShell(shell, demo, rendered?.html ?? ''));
    }
    if (current !== original) await fs.promises.writeFile(file, current);
  }
}
