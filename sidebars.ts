import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { experimentsTree } from './src/shell/navigation/data/experiments';
import { joyUiTree } from './src/shell/navigation/data/joyUi';
import { materialUiTree } from './src/shell/navigation/data/materialUi';
import { systemTree } from './src/shell/navigation/data/system';
import { toolpadTree } from './src/shell/navigation/data/toolpad';
import { navigationTrees } from './src/shell/navigation/data/trees';
import { UNWRITTEN_CEILING, unwrittenPathnames } from './src/shell/navigation/data/unwritten';
import { xTree } from './src/shell/navigation/data/x';
import { assertTreeCoverage } from './src/shell/navigation/model/assertTreeCoverage';
import { assertUniquePathnames } from './src/shell/navigation/model/assertUniquePathnames';
import { createSidebar } from './src/shell/navigation/model/createSidebar';
import type { NavTree } from './src/shell/navigation/model/types';
import { findNodeLines } from './src/shell/navigation/node/findNodeLines';
import { listPages } from './src/shell/navigation/node/listPages';
import { listLeftOutPages } from './src/writing/languages/node/leftOutPages';

const pages = listPages(path.join(__dirname, 'docs'));
const unwritten = new Set(unwrittenPathnames);

assertUniquePathnames(navigationTrees, (file, pathname) =>
  findNodeLines(__dirname, file, pathname),
);
assertTreeCoverage({
  trees: navigationTrees,
  pages,
  unwritten: unwrittenPathnames,
  unwrittenCeiling: UNWRITTEN_CEILING,
});

const leftOut = listLeftOutPages(__dirname);
const create = (tree: NavTree) => createSidebar(tree, pages, unwritten, leftOut);

/** One sidebar per product. A page without a node, or a node without a page, stops the build. */
export default {
  materialUi: create(materialUiTree),
  system: create(systemTree),
  joyUi: create(joyUiTree),
  x: create(xTree),
  toolpad: create(toolpadTree),
  experiments: create(experimentsTree),
} satisfies SidebarsConfig;
