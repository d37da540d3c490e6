import fs from 'node:fs';
import path from 'node:path';
import { findImageFault } from '../model/addresses';
import { listPageProblems } from '../model/listPageProblems';
import type { PageSource } from '../model/pageSource';
import type { Problem } from '../model/problem';
import { lineOf, walkTree } from '../model/walkTree';

/** Reports images whose file doesn't exist. */
function checkImages(siteDir: string, { file, tree }: PageSource): Problem[] {
  const problems: Problem[] = [];
  walkTree(tree, (node) => {
    if (node.type !== 'image' && node.type !== 'definition') return;
    const isImage = /\.(?:avif|gif|jpe?g|png|svg|webp)$/u.test(node.url);
    if (!isImage || findImageFault(node.url) !== undefined) return;
    const folder = node.url.startsWith('/') ? 'static' : path.dirname(file);
    const target = path.join(folder, node.url);
    if (fs.existsSync(path.join(siteDir, target))) return;
    problems.push({
      file,
      line: lineOf(node),
      what: `The image "${node.url}" doesn't exist: there is no file ${target}.`,
      fix: 'Add the file, or correct its name.',
    });
  });
  return problems;
}

/** Returns everything on a page that isn't allowed, and its missing images. @see listPageProblems */
export function listProblems(siteDir: string, page: PageSource): Problem[] {
  return [...listPageProblems(page), ...checkImages(siteDir, page)];
}
