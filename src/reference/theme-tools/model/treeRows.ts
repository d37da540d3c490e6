import type { ThemeNode } from './themeTree';

/** A visible row, with its position for assistive technology. */
export interface TreeRow {
  readonly node: ThemeNode;
  /** `aria-level`, from 1. */
  readonly level: number;
  /** `aria-posinset`, from 1. */
  readonly position: number;
  /** `aria-setsize`: the number of siblings, including this row. */
  readonly size: number;
  readonly isExpanded?: boolean;
}

/** Returns the visible rows of a tree, without those in collapsed groups. */
export function listRows(
  nodes: readonly ThemeNode[],
  expanded: ReadonlySet<string>,
  level = 1,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const place = { node, level, position: index + 1, size: nodes.length };
    if (node.children === undefined) return [place];
    const isExpanded = expanded.has(node.path);
    const below = isExpanded ? listRows(node.children, expanded, level + 1) : [];
    return [{ ...place, isExpanded }, ...below];
  });
}

/** The effect of a key press in the tree. */
export type TreeMove =
  | { readonly type: 'focus'; readonly index: number }
  | { readonly type: 'toggle'; readonly path: string };

function findParent(rows: readonly TreeRow[], index: number): number {
  const level = rows[index]?.level ?? 1;
  for (let above = index - 1; above >= 0; above -= 1) {
    if ((rows[above]?.level ?? 1) < level) return above;
  }
  return index;
}

function findByLetter(rows: readonly TreeRow[], index: number, letter: string): number {
  const order = [...rows.keys()].map((offset) => (index + 1 + offset) % rows.length);
  return (
    order.find((at) => rows[at]?.node.key.toLowerCase().startsWith(letter.toLowerCase())) ?? index
  );
}

/**
 * Returns the effect of a key according to the ARIA tree view pattern, or `undefined` if the
 * browser should handle it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/
 */
export function moveInTree(
  rows: readonly TreeRow[],
  index: number,
  key: string,
  isRtl: boolean,
): TreeMove | undefined {
  const row = rows[index];
  if (row === undefined) return undefined;
  const focus = (target: number): TreeMove => ({
    type: 'focus',
    index: Math.max(0, Math.min(rows.length - 1, target)),
  });
  const toggle: TreeMove = { type: 'toggle', path: row.node.path };
  const expandKey = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const collapseKey = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'ArrowDown') return focus(index + 1);
  if (key === 'ArrowUp') return focus(index - 1);
  if (key === 'Home') return focus(0);
  if (key === 'End') return focus(rows.length - 1);
  if (key === expandKey) {
    if (row.isExpanded === undefined) return undefined;
    return row.isExpanded ? focus(index + 1) : toggle;
  }
  if (key === collapseKey) return row.isExpanded === true ? toggle : focus(findParent(rows, index));
  if (key === 'Enter' || key === ' ') return row.isExpanded === undefined ? undefined : toggle;
  return /^[a-z0-9]$/i.test(key) ? focus(findByLetter(rows, index, key)) : undefined;
}
