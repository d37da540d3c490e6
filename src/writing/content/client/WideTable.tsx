import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './WideTable.module.css';

/**
 * A table of a page. One that is wider than the page scrolls in a box of its own, and only
 * then is the box a stop of the Tab key, so that keyboards can scroll it (WCAG 2.1.1).
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
    // A font that arrives makes the table wider, and not the box.
    for (const table of element.children) observer.observe(table);
    return () => {
      observer.disconnect();
    };
  }, []);
  const scrollable = {
    'data-wide': '',
    tabIndex: 0,
    role: 'group',
    'aria-label': translate({ id: 'site.content.wideTable', message: 'Table, scrolls sideways' }),
  };
  return (
    <div ref={box} className={styles.box} {...(isWide ? scrollable : {})}>
      <table {...props} />
      {/* The stylesheet shows a table that something follows: one that has arrived whole. */}
      <span hidden />
    </div>
  );
}
