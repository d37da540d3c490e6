import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { experimentsTree } from '../shell/navigation/data/experiments';
import { joyUiTree } from '../shell/navigation/data/joyUi';
import { materialUiTree } from '../shell/navigation/data/materialUi';
import { systemTree } from '../shell/navigation/data/system';
import { toolpadTree } from '../shell/navigation/data/toolpad';
import { navigationTrees } from '../shell/navigation/data/trees';
import { UNWRITTEN_CEILING, unwrittenPathnames } from '../shell/navigation/data/unwritten';
import { xTree } from '../shell/navigation/data/x';
import { assertTreeCoverage } from '../shell/navigation/model/assertTreeCoverage';
import { assertUniquePathnames } from '../shell/navigation/model/assertUniquePathnames';
import { createSidebar } from '../shell/navigation/model/createSidebar';
import type { NavTree } from '../shell/navigation/model/types';
import { findNodeLines } from '../shell/navigation/node/findNodeLines';
import { listPages } from '../shell/navigation/node/listPages';
import { listLeftOutPages } from '../writing/languages/node/leftOutPages';

const SITE_DIR = path.resolve(__dirname, '../..');
const pages = listPages(path.join(SITE_DIR, 'docs'));
const unwritten = new Set(unwrittenPathnames);

assertUniquePathnames(navigationTrees, (file, pathname) => findNodeLines(SITE_DIR, file, pathname));
assertTreeCoverage({
  trees: navigationTrees,
  pages,
  unwritten: unwrittenPathnames,
  unwrittenCeiling: UNWRITTEN_CEILING,
});

const leftOut = listLeftOutPages(SITE_DIR);
const create = (tree: NavTree) => createSidebar(tree, pages, unwritten, leftOut);

/** One sidebar per product. A page without a node, or a node without a page, stops the build. */
export const sidebars = {
  materialUi: create(materialUiTree),
  system: create(systemTree),
  joyUi: create(joyUiTree),
  x: create(xTree),
  toolpad: create(toolpadTree),
  experiments: create(experimentsTree),
} satisfies SidebarsConfig;
