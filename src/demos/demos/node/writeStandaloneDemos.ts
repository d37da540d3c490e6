import fs from 'node:fs';
import path from 'node:path';
import { hashContent } from '../../../foundation/site/node/hashContent';
import { STANDALONE_DEMO_ROOT } from '../model/types';
import type { ListedDemo } from './listDemos';
import { extractDemo, fillShell, splitInlineScript } from './standaloneHtml';

function findPageFile(outDir: string, page: string): string | undefined {
  return [`${page}.html`, `${page}/index.html`]
    .map((name) => path.join(outDir, name))
    .find((file) => fs.existsSync(file));
}

/**
 * Returns the HTML that all standalone demos are created from: the page of their route. Moves its
 * inline script to a file that they share, because only documentation pages need it inline
 * (decision 25).
 */
async function readShell(outDir: string, baseUrl: string): Promise<string> {
  const file = path.join(outDir, `${STANDALONE_DEMO_ROOT}.html`);
  const { before, script, after } = splitInlineScript(await fs.promises.readFile(file, 'utf8'));
  const name = `assets/js/standalone.${hashContent(script, 8)}.js`;
  await fs.promises.writeFile(path.join(outDir, name), script);
  return `${before}<script src="${baseUrl}${name}"></script>${after}`;
}

/**
 * Writes an HTML file for each standalone demo, because a static host needs a file for each URL. It's
 * the page of the shared route with the demo's HTML from its documentation page. Also removes the
 * copies from documentation pages that only standalone demos need.
 *
 * @param baseUrl the site's base URL, with a trailing slash
 */
export async function writeStandaloneDemos(
  outDir: string,
  demos: readonly ListedDemo[],
  baseUrl: string,
): Promise<void> {
  const shell = await readShell(outDir, baseUrl);
  for (const page of new Set(demos.map((demo) => demo.page))) {
    const file = findPageFile(outDir, page);
    if (file === undefined) continue;
    const original = await fs.promises.readFile(file, 'utf8');
    let current = original;
    for (const demo of demos.filter((candidate) => candidate.page === page)) {
      const extracted = extractDemo(current, demo.name);
      current = extracted?.page ?? current;
      const target = path.join(outDir, STANDALONE_DEMO_ROOT, `${demo.address}.html`);
      await fs.promises.mkdir(path.dirname(target), { recursive: true });
      await fs.promises.writeFile(target, fillShell(shell, demo, extracted?.html ?? ''));
    }
    if (current !== original) await fs.promises.writeFile(file, current);
  }
}
