import { memo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { findAlias } from '../model/findAlias';
import type { SearchRecord, SearchResult } from '../model/types';
import { Marked } from './Marked';
import { ResultDetails } from './ResultDetails';
import styles from './SearchDialog.module.css';
import { getContextLabel, getProductLabel } from './searchLabels';
import type { SearchOption } from './searchOptions';

interface Props {
  readonly option: SearchOption;
  readonly id: string;
  readonly isActive: boolean;
  readonly query: string;
  readonly toUrl: (pathname: string) => string;
  readonly onActivate: (option: SearchOption) => void;
  readonly onOpen: (option: SearchOption, event: { readonly isNewTab: boolean }) => void;
}

/** An option in the listbox. It's also a link, so that the browser's own ways to open links work. */
export const ResultOption = memo(function ResultOption(props: Props): ReactNode {
  const { option, id, isActive, query, toUrl, onActivate, onOpen } = props;
  const url = option.type === 'result' ? option.result.record.url : '';
  const open = (event: MouseEvent): void => {
    const isHandledByBrowser = event.ctrlKey || event.metaKey || event.shiftKey;
    if (url !== '' && isHandledByBrowser) return;
    event.preventDefault();
    onOpen(option, { isNewTab: false });
  };
  return (
    // The combobox handles keys, because the focus stays in its field.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      {...(url === '' ? {} : { href: toUrl(url) })}
      onClick={open}
      onMouseMove={() => {
        if (!isActive) onActivate(option);
      }}
    >
      {option.type === 'result' ? (
        <Result result={option.result} query={query} />
      ) : (
        <span className={styles.title}>{option.query}</span>
      )}
    </a>
  );
});

const CODE_KINDS: ReadonlySet<string> = new Set([
  'prop',
  'slot',
  'class',
  'hook',
  'renamed',
  'icon',
  'color',
]);

function Swatch({ color }: Pick<SearchRecord, 'color'>): ReactNode {
  return color === undefined ? null : (
    <span className={styles.swatch} style={{ backgroundColor: color }} />
  );
}

interface ResultProps {
  readonly result: SearchResult;
  readonly query: string;
}

function Result({ result: { record, terms }, query }: ResultProps): ReactNode {
  const { kind, title, text, lang } = record;
  const context = getContextLabel(record);
  const alias = findAlias(record, query);
  const name = <Marked text={title} query={query} terms={terms} />;
  return (
    <>
      <span className={styles.line}>
        <Swatch color={record.color} />
        <span className={styles.title}>{CODE_KINDS.has(kind) ? <code>{name}</code> : name}</span>
        {context === '' ? null : (
          <span className={styles.context}>
            <Marked text={context} query={query} terms={terms} />
          </span>
        )}
        {alias === undefined ? null : (
          <span className={styles.context}>
            {translate({ id: 'site.search.alias', message: 'Matches “{name}”' }, { name: alias })}
          </span>
        )}
        {lang === undefined ? null : <abbr className={styles.lang}>{lang.toUpperCase()}</abbr>}
        <span className={styles.product}>{getProductLabel(record)}</span>
      </span>
      <ResultDetails record={record} />
      {text === undefined || text === '' || kind === 'renamed' ? null : (
        <span className={styles.text} lang={lang}>
          <bdi>
            <Marked text={text} query={query} terms={terms} />
          </bdi>
        </span>
      )}
    </>
  );
}
