import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from '../../../writing/code/client/CopyButton';
import { filterTree, listGroups, type ThemeNode } from '../model/themeTree';
import { listRows } from '../model/treeRows';
import styles from './ThemeTree.module.css';
import { TreeView } from './TreeView';
import { useExpanded } from './useExpanded';

interface Props {
  readonly label: string;
  readonly nodes: readonly ThemeNode[];
}

/** A theme as a searchable tree with the values of both color schemes and a URL for every path. */
export function ThemeTree({ label, nodes }: Props): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const [active, setActive] = useState<string>();
  const { expanded, requestedPath, toggle, setAll } = useExpanded();
  const query = useDeferredValue(text);
  const isFiltered = query.trim() !== '' || onlyDifferent;
  const rows = useMemo(() => {
    const shown = filterTree(nodes, query, onlyDifferent);
    return listRows(shown, isFiltered ? new Set(listGroups(shown)) : expanded);
  }, [nodes, query, onlyDifferent, isFiltered, expanded]);
  const path = (active ?? requestedPath)?.replace(/^\$/, 'theme');
  return (
    <section className={styles.viewer} aria-label={label}>
      <div className={styles.controls} data-needs-script="">
        <label htmlFor={id} className={styles.label}>
          {translate({ id: 'site.themeTools.search', message: 'Search keys and values' })}
        </label>
        <input
          id={id}
          type="search"
          className={styles.field}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
          }}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={onlyDifferent}
            onChange={(event) => {
              setOnlyDifferent(event.currentTarget.checked);
            }}
          />
          {translate({
            id: 'site.themeTools.different',
            message: 'Only show differences between light and dark',
          })}
        </label>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            setAll(listGroups(nodes));
          }}
        >
          {translate({ id: 'site.themeTools.expandAll', message: 'Expand all' })}
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            setAll([]);
          }}
        >
          {translate({ id: 'site.themeTools.collapseAll', message: 'Collapse all' })}
        </button>
      </div>
      {rows.length === 0 ? (
        <p role="status" className={styles.empty}>
          {translate({
            id: 'site.themeTools.nothing',
            message: 'Nothing in the theme matches. Try part of a key or value.',
          })}
        </p>
      ) : (
        <TreeView
          label={label}
          rows={rows}
          requestedPath={requestedPath}
          onToggle={toggle}
          onActive={setActive}
        />
      )}
      <p className={styles.path} data-needs-script="">
        <code>{path ?? 'theme'}</code>
        <CopyButton className={styles.button} getText={() => path ?? 'theme'} />
      </p>
    </section>
  );
}
