import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { MAX_QUERY_LENGTH } from '../model/searchRecords';
import { ProductFilter } from './ProductFilter';
import styles from './SearchDialog.module.css';
import { SearchIcon } from './SearchIcon';
import { SearchNotice } from './SearchNotice';
import { SearchOptions } from './SearchOptions';
import { SearchStart } from './SearchStart';
import { useIsNarrow } from './useIsNarrow';
import { useOptionKeys } from './useOptionKeys';
import { useSearchPanel } from './useSearchPanel';
import { useStableCallback } from './useStableCallback';

interface Props {
  /** Closes the dialog. Undefined on the search page. */
  readonly onLeave?: () => void;
  readonly initialText?: string;
}

/** The field, the filter, and the results: a combobox with a listbox that's always open. */
export function SearchPanel({ onLeave, initialText = '' }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const isNarrow = useIsNarrow();
  const state = useSearchPanel(initialText, input, onLeave);
  const { groups, answer } = state;
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const { active, setActive, handleKeyDown } = useOptionKeys(options, state.open);
  const toId = useCallback(
    (key: string) => `${listId}-${String(options.findIndex((option) => option.key === key))}`,
    [listId, options],
  );
  const [activate, open, toUrl] = [
    useStableCallback(setActive),
    useStableCallback(state.open),
    useStableCallback(state.toUrl),
  ];
  // Stays until the first answer, so that nothing flashes between a key press and its results.
  const hasStart = options.length === 0 || answer?.groups.length === 0;
  const activeId = active === undefined ? undefined : toId(active.key);

  useLayoutEffect(() => {
    const field = input.current;
    field?.focus();
    // Readers who were already typing continue at the end of their text.
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  useEffect(() => {
    list.current?.scrollTo(0, 0);
  }, [answer?.text]);

  return (
    <div className={styles.panel}>
      <div className={styles.field}>
        <SearchIcon />
        <input
          ref={input}
          className={styles.input}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-label={translate({ id: 'site.search.field', message: 'Search the documentation' })}
          placeholder={
            // A phone's field is too narrow for the longer one.
            isNarrow
              ? translate({ id: 'site.search.navbar', message: 'Search' })
              : translate({
                  id: 'site.search.placeholder',
                  message: 'Component, prop, icon, or #color',
                })
          }
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_QUERY_LENGTH}
          defaultValue={initialText}
          onChange={(event) => {
            state.setText(event.target.value);
          }}
          onKeyDown={handleKeyDown}
        />
        {onLeave === undefined ? null : (
          <button type="button" className={styles.close} onClick={onLeave}>
            {translate({ id: 'site.search.close', message: 'Close' })}
          </button>
        )}
      </div>
      <ProductFilter
        current={state.currentProduct}
        value={state.onlyProduct}
        onChange={(product) => {
          state.setOnlyProduct(product);
          input.current?.focus();
        }}
      />
      <SearchNotice state={state} />
      <div
        ref={list}
        id={listId}
        className={styles.list}
        data-empty={options.length === 0 ? '' : undefined}
        role="listbox"
        aria-label={translate({ id: 'site.search.results', message: 'Results' })}
      >
        <SearchOptions
          groups={groups}
          query={answer?.text ?? ''}
          activeKey={active?.key}
          toId={toId}
          toUrl={toUrl}
          onActivate={activate}
          onOpen={open}
        />
      </div>
      {hasStart ? <SearchStart state={state} /> : null}
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {translate({ id: 'site.search.keyMove', message: 'to navigate' })}
        <kbd>Enter</kbd> {translate({ id: 'site.search.keyOpen', message: 'to open' })}
        <kbd>Ctrl Enter</kbd> {translate({ id: 'site.search.keyTab', message: 'in a new tab' })}
        {onLeave === undefined ? null : (
          <>
            <kbd>Esc</kbd> {translate({ id: 'site.search.keyClose', message: 'to close' })}
          </>
        )}
      </p>
    </div>
  );
}
