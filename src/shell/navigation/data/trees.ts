import type { NavTree } from '../model/types';
import { docsTree } from './docs';
import { experimentsTree } from './experiments';
import { joyUiTree } from './joyUi';
import { materialUiTree } from './materialUi';
import { systemTree } from './system';
import { toolpadTree } from './toolpad';
import { xTree } from './x';

/** Every navigation tree, in the order of the product menu. */
export const navigationTrees: readonly NavTree[] = [
  docsTree,
  materialUiTree,
  systemTree,
  joyUiTree,
  xTree,
  toolpadTree,
  experimentsTree,
];
