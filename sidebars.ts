import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { experimentsTree } from './src/navigation/data/experiments';
import { joyUiTree } from './src/navigation/data/joyUi';
import { materialUiTree } from './src/navigation/data/materialUi';
import { systemTree } from './src/navigation/data/system';
import { toolpadTree } from './src/navigation/data/toolpad';
import { navigationTrees } from './src/navigation/data/trees';
import { UNWRITTEN_CEILING, unwrittenPathnames } from './src/navigation/data/unwritten';
import { xTree } from './src/navigation/data/x';
import { assertTreeCoverage } from './src/navigation/model/assertTreeCoverage';
import { assertUniquePathnames } from './src/navigation/model/assertUniquePathnames';
import { createSidebar } from './src/navigation/model/createSidebar';
import type { NavTree } from './src/navigation/model/types';
import { listPages } from './src/navigation/node/listPages';

const pages = listPages(path.join(__dirname, 'docs'));
const unwritten = new Set(unwrittenPathnames);

assertUniquePathnames(navigationTrees);
assertTreeCoverage({
  trees: navigationTrees,
  pages,
  unwritten: unwrittenPathnames,
  unwrittenCeiling: UNWRITTEN_CEILING,
});

const create = (tree: NavTree) => createSidebar(tree, pages, unwritten);

/** One sidebar per product; a page with no node, or a node with no page, stops the build. */
export default {
  materialUi: create(materialUiTree),
  system: create(systemTree),
  joyUi: create(joyUiTree),
  x: create(xTree),
  toolpad: create(toolpadTree),
  experiments: create(experimentsTree),
} satisfies SidebarsConfig;
