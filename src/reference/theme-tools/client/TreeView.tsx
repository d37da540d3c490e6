import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { moveInTree, type TreeRow } from '../model/treeRows';
import styles from './ThemeTree.module.css';
import { ThemeValue } from './ThemeValue';

interface Props {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  /** The path in the URL, to scroll into view and make active once its row exists. */
  readonly requestedPath: string | undefined;
  readonly onToggle: (path: string) => void;
  readonly onActive: (path: string) => void;
}

/** Renders rows as an ARIA tree with one tab stop; arrow keys move, expand, and collapse. */
export function TreeView({ label, rows, requestedPath, onToggle, onActive }: Props): ReactNode {
  const tree = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState<string>();
  const found = rows.findIndex(({ node }) => node.path === active);
  const current = found === -1 ? 0 : found;
  useEffect(() => {
    if (requestedPath === undefined) return;
    const row = tree.current?.querySelector<HTMLElement>(
      `[data-path="${CSS.escape(requestedPath)}"]`,
    );
    setActive(requestedPath);
    row?.scrollIntoView({ block: 'center' });
  }, [requestedPath]);

  const focusRow = (index: number): void => {
    tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]')[index]?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const move = moveInTree(rows, current, event.key, isRtl);
    if (move === undefined) return;
    event.preventDefault();
    if (move.type === 'toggle') onToggle(move.path);
    else focusRow(move.index);
  };

  return (
    <ul ref={tree} role="tree" aria-label={label} className={styles.tree} onKeyDown={handleKeyDown}>
      {rows.map(({ node, level, position, size, isExpanded }, index) => (
        // The tree handles the keys of all its rows.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={node.path}
          role="treeitem"
          aria-level={level}
          aria-posinset={position}
          aria-setsize={size}
          aria-expanded={isExpanded}
          aria-selected={node.path === active}
          tabIndex={index === current ? 0 : -1}
          data-path={node.path}
          className={styles.row}
          style={{ paddingInlineStart: `${String(level * 20 - 8)}px` }}
          onFocus={() => {
            setActive(node.path);
            onActive(node.path);
          }}
          onClick={() => {
            if (isExpanded !== undefined) onToggle(node.path);
          }}
        >
          <span className={styles.key}>{node.key}</span>
          {isExpanded === undefined ? (
            <span className={styles.values}>
              <ThemeValue text={node.light ?? ''} />
              {node.dark === undefined ? null : (
                <span className={styles.dark}>
                  <span className={styles.tag}>
                    {translate({ id: 'site.themeTools.dark', message: 'dark' })}
                  </span>
                  <ThemeValue text={node.dark} />
                </span>
              )}
            </span>
          ) : (
            <span className={styles.size}>{node.children?.length}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
