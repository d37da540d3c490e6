import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../writing/content/model/problem';
import { getUnstableCall } from './getUnstableCall';

/** Lists the modules with data that demos share: those in folders named `_data`. */
export function listDataFiles(docs: string): string[] {
  return fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])_data[\\/][^\\/]+\.ts$/u.test(name))
    .map((name) => path.join(docs, name))
    .sort();
}

/**
 * Reports calls that make shared data different on every load, so that the server, the browser, and
 * screenshots of the demo would disagree.
 *
 * @param files absolute paths of the modules in `_data/` folders
 */
export function checkDataFunctions(siteDir: string, files: readonly string[]): Problem[] {
  return files.flatMap((full) => {
    const text = fs.readFileSync(full, 'utf8');
    const source = ts.createSourceFile(full, text, ts.ScriptTarget.Latest, true);
    const problems: Problem[] = [];
    const visit = (node: ts.Node): void => {
      const unstable = getUnstableCall(node);
      if (unstable !== undefined) {
        problems.push({
          file: path.relative(siteDir, full),
          line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          what: `${unstable} returns a different value on every load, so the server, the browser, and screenshots would show different rows.`,
          fix: 'Use createRandom(seed) from random.ts in this folder, and fixed dates.',
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return problems;
  });
}
