import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../writing/content/model/problem';
import { readUnstable } from './readUnstable';

/** The tables that demos share: modules in folders named `_data`. */
export function listDataFiles(docs: string): string[] {
  return fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])_data[\\/][^\\/]+\.ts$/u.test(name))
    .map((name) => path.join(docs, name))
    .sort();
}

/**
 * Calls that give a shared table other rows at every load: the server, the browser, and a picture
 * of the demo would disagree.
 *
 * @param files absolute paths of the modules in `_data/` folders
 */
export function checkDataFunctions(siteDir: string, files: readonly string[]): Problem[] {
  return files.flatMap((full) => {
    const text = fs.readFileSync(full, 'utf8');
    const source = ts.createSourceFile(full, text, ts.ScriptTarget.Latest, true);
    const problems: Problem[] = [];
    const walk = (node: ts.Node): void => {
      const unstable = readUnstable(node);
      if (unstable !== undefined) {
        problems.push({
          file: path.relative(siteDir, full),
          line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          what: `${unstable} gives other rows at every load, so the server, the browser, and pictures disagree.`,
          fix: 'Use createRandom(seed) of random.ts in this folder, and dates that are written out.',
        });
      }
      ts.forEachChild(node, walk);
    };
    walk(source);
    return problems;
  });
}
