import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './WideTable.module.css';

/**
 * A table in a box that scrolls if the table is wider than the page. Only then is the box in the tab
 * order, so that keyboard users can scroll it (WCAG 2.1.1).
 */
export function WideTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      setIsWide(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    // When a web font loads, the table can get wider while the box keeps its size.
    for (const table of element.children) observer.observe(table);
    return () => {
      observer.disconnect();
    };
  }, []);
  const scrollable = {
    'data-wide': '',
    tabIndex: 0,
    role: 'group',
    'aria-label': translate({ id: 'site.content.wideTable', message: 'Scrollable table' }),
  };
  return (
    <div ref={box} className={styles.box} {...(isWide ? scrollable : {})}>
      <table {...props} />
      {/* The stylesheet hides the table until this element arrives, which means it's complete. */}
      <span hidden />
    </div>
  );
}
