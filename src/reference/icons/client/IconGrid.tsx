import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import { useVirtualizer } from '@tanstack/react-virtual';
import { moveInGrid } from '../model/moveInGrid';
import type { IconShapes } from '../model/types';
import { Icon } from './Icon';
import { IconName } from './IconName';
import styles from './IconGrid.module.css';

/** Cell size in pixels. IconGrid.module.css has the same numbers. */
const CELL_MIN_WIDTH = 104;
const CELL_HEIGHT = 104;

interface Props {
  readonly names: readonly string[];
  readonly shapes: IconShapes;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly onSelect: (name: string) => void;
}

function useColumns(scroller: Props['scroller']): number {
  const [columns, setColumns] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const measure = (): void => {
      setColumns(Math.max(1, Math.floor(element.clientWidth / CELL_MIN_WIDTH)));
    };
    measure();
    if (typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [scroller]);
  return columns;
}

/** A virtualized ARIA grid of the icons found, with one tab stop and arrow key navigation. */
export function IconGrid({ names, shapes, scroller, onSelect }: Props): ReactNode {
  const columns = useColumns(scroller);
  const [active, setActive] = useState(0);
  const isFocusPending = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  const rowCount = columns === 0 ? 0 : Math.ceil(names.length / columns);
  const rows = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => CELL_HEIGHT,
    overscan: 4,
  });
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    setActive(0);
  }, [names, scroller]);
  useEffect(() => {
    if (!isFocusPending.current) return;
    // A distant row is only rendered in a later pass, so keep waiting for its cell.
    const cell = grid.current?.querySelector<HTMLElement>(`[data-index="${String(active)}"]`);
    if (cell === null || cell === undefined) return;
    isFocusPending.current = false;
    cell.focus();
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = event.ctrlKey ? `Control+${event.key}` : event.key;
    const target = moveInGrid(key, active, { count: names.length, columns, isRtl });
    if (target === undefined) return;
    event.preventDefault();
    rows.scrollToIndex(Math.floor(target / columns));
    isFocusPending.current = true;
    setActive(target);
  };

  const items = rows.getVirtualItems();
  const firstRendered = (items[0]?.index ?? 0) * columns;
  const isActiveRendered = items.some(({ index }) => index === Math.floor(active / columns));
  // When the active icon has been scrolled out of view, Tab must still reach the grid.
  const tabStop = isActiveRendered ? active : firstRendered;

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={translate({ id: 'site.icons.grid', message: 'Matching icons' })}
      aria-rowcount={rowCount}
      aria-colcount={columns}
      className={styles.grid}
      style={{ blockSize: rows.getTotalSize() }}
      onKeyDown={handleKeyDown}
    >
      {items.map(({ key, index: row, start }) => (
        <div
          key={key}
          role="row"
          aria-rowindex={row + 1}
          className={styles.row}
          style={{
            gridTemplateColumns: `repeat(${String(columns)}, 1fr)`,
            transform: `translateY(${String(start)}px)`,
          }}
        >
          {names.slice(row * columns, (row + 1) * columns).map((name, column) => {
            const index = row * columns + column;
            return (
              <div key={name} role="gridcell" aria-colindex={column + 1}>
                <button
                  type="button"
                  className={styles.cell}
                  data-index={index}
                  tabIndex={index === tabStop ? 0 : -1}
                  onFocus={() => {
                    setActive(index);
                  }}
                  onClick={() => {
                    onSelect(name);
                  }}
                >
                  <Icon shape={shapes[name]} />
                  <IconName name={name} />
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
