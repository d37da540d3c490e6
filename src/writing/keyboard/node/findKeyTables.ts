import fs from 'node:fs';
import path from 'node:path';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { walkTree } from '../../content/model/walkTree';
import type { PageSource } from '../../content/model/pageSource';
import { formatProblem } from '../../content/model/problem';
import type { Problem } from '../../content/model/problem';
import { getEnglishPage } from '../../content/node/findDemoVariants';
import type { KeyTable } from '../model/types';
import { getKeyFile, readKeyFile } from './readKeyFile';

/** A `<KeyboardTable of="./BasicDialog.tsx" />` on a page, with its table. */
export interface PageKeyTable {
  readonly element: MdxJsxFlowElement;
  /** The name of the demo. */
  readonly demo: string;
  /** The key file. */
  readonly file: string;
  readonly table: KeyTable;
}

interface Found {
  readonly tables: readonly PageKeyTable[];
  readonly problems: readonly Problem[];
}

function attribute(element: MdxJsxFlowElement, name: string): unknown {
  return element.attributes.find(
    (item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute' && item.name === name,
  )?.value;
}

/** Returns the `src` of every demo on the page. */
function listShown(tree: PageSource['tree']): Set<unknown> {
  const shown = new Set<unknown>();
  walkTree(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo')
      shown.add(attribute(node, 'src'));
  });
  return shown;
}

/**
 * Reads the keyboard tables of a page. A translation can have its own key file with translated text.
 * Tests use the English key file.
 *
 * @param pageFile absolute path of the page
 */
export function findKeyTables(tree: PageSource['tree'], pageFile: string, siteDir: string): Found {
  const tables: PageKeyTable[] = [];
  const problems: Problem[] = [];
  const shown = listShown(tree);
  walkTree(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'KeyboardTable') return;
    const of = attribute(node, 'of');
    const add = (file: string, line: number, what: string): void => {
      const fix = 'See "Keyboard tables" in docs/_writing-guide.md.';
      problems.push({ file: path.relative(siteDir, file), line, what, fix });
    };
    const line = node.position?.start.line ?? 1;
    const demoFile = path.resolve(path.dirname(getEnglishPage(pageFile)), String(of));
    if (typeof of !== 'string' || !of.endsWith('.tsx') || !fs.existsSync(demoFile)) {
      add(pageFile, line, `The demo ${JSON.stringify(of ?? null)} doesn't exist.`);
      return;
    }
    if (!shown.has(of)) {
      add(
        pageFile,
        line,
        `The page doesn't show the demo "${of}", so people couldn't try the keys.`,
      );
      return;
    }
    const ownFile = path.resolve(path.dirname(pageFile), getKeyFile(of));
    const file = fs.existsSync(ownFile) ? ownFile : getKeyFile(demoFile);
    const table = readKeyFile(file);
    if ('rows' in table) {
      tables.push({ element: node, demo: path.basename(of, '.tsx'), file, table });
    } else {
      for (const problem of table) add(file, problem.line, problem.what);
    }
  });
  return { tables, problems };
}

/** Throws one error with all problems, if there are any. */
export function assertNoProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
}
