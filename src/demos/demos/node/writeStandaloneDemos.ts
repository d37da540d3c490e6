import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { STANDALONE_DEMO_ROOT } from '../model/types';
import type { ListedDemo } from './listDemos';
import { fillShell, splitInlineScript, takeRenderedDemo } from './standaloneHtml';

function pageFile(outDir: string, page: string): string | undefined {
  return [`${page}.html`, `${page}/index.html`]
    .map((name) => path.join(outDir, name))
    .find((file) => fs.existsSync(file));
}

/**
 * Returns the page that all standalone demos are made from, and writes its inline script to a file
 * that they share. Only a documentation page needs that script inline (decision 25).
 */
async function readShell(outDir: string, baseUrl: string): Promise<string> {
  const file = path.join(outDir, `${STANDALONE_DEMO_ROOT}.html`);
  const { before, script, after } = splitInlineScript(await fs.promises.readFile(file, 'utf8'));
  const hash = crypto.createHash('sha256').update(script).digest('hex').slice(0, 8);
  const name = `assets/js/standalone.${hash}.js`;
  await fs.promises.writeFile(path.join(outDir, name), script);
  return `${before}<script src="${baseUrl}${name}"></script>${after}`;
}

/**
 * Writes a file for each demo's standalone address, so that a static host finds it: the one page
 * that the route has, with the demo's HTML from the page that shows it.
 *
 * @param baseUrl the site's root, with a slash at its end
 */
export async function writeStandaloneDemos(
  outDir: string,
  demos: readonly ListedDemo[],
  baseUrl: string,
): Promise<void> {
  const shell = await readShell(outDir, baseUrl);
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
