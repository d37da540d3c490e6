import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { describeOldRelease, useOldRelease } from '../../../shell/startup/client/oldRelease';
import styles from './SearchDialog.module.css';
import type { SearchPanelState } from './useSearchPanel';

type SelectMessage = ReturnType<typeof usePluralForm>['selectMessage'];

function describeCount(shown: number, total: number, selectMessage: SelectMessage): string {
  return selectMessage(
    total,
    shown < total
      ? translate(
          {
            id: 'site.search.someOf',
            message: '{shown} of {total} result|{shown} of {total} results',
            description: 'Plural forms of the language, separated by "|", from smallest to largest',
          },
          { shown, total },
        )
      : translate(
          {
            id: 'site.search.count',
            message: '{total} result|{total} results',
            description: 'Plural forms of the language, separated by "|", from smallest to largest',
          },
          { total },
        ),
  );
}

/** Returns one sentence about the state of the search, which is also announced to screen readers. */
function describe(state: SearchPanelState, selectMessage: SelectMessage): string {
  const { status, hasQuery, answer, copied, hasRecent } = state;
  if (copied !== undefined) {
    return translate({ id: 'site.search.copied', message: 'Copied: {line}' }, { line: copied });
  }
  if (status === 'failed') {
    return translate({
      id: 'site.search.failed',
      message: 'Couldn’t load search. Check your connection.',
    });
  }
  if (!hasQuery) {
    return hasRecent
      ? translate({ id: 'site.search.recentHint', message: 'Your recent searches' })
      : translate({
          id: 'site.search.hint',
          message:
            'Search by name or prop. Names from earlier versions and colors such as #1976d2 work too.',
        });
  }
  if (answer === undefined) {
    return translate({ id: 'site.search.loading', message: 'Searching…' });
  }
  const shown = answer.groups.reduce((sum, { results }) => sum + results.length, 0);
  if (shown > 0) return describeCount(shown, answer.total, selectMessage);
  return answer.suggestions.length > 0
    ? translate(
        {
          id: 'site.search.noneNear',
          message: 'No results for “{query}”. Did you mean one of these?',
        },
        { query: answer.text },
      )
    : translate(
        {
          id: 'site.search.none',
          message: 'No results for “{query}”. Try fewer or different words.',
        },
        { query: answer.text },
      );
}

/** Shows the state of the search, and buttons to retry or to clear recent searches. */
export function SearchNotice({ state }: { readonly state: SearchPanelState }): ReactNode {
  const { status, hasQuery, hasRecent, clearRecent, retry } = state;
  const isOld = useOldRelease();
  const { selectMessage } = usePluralForm();
  const canRetry = status === 'failed' || status === 'partial';
  return (
    <div className={styles.notice}>
      <p role="status" className={styles.status}>
        {status === 'failed' && isOld ? describeOldRelease() : describe(state, selectMessage)}
      </p>
      {status === 'partial' ? (
        <p className={styles.status}>
          {translate({
            id: 'site.search.partial',
            message: 'Couldn’t load results for some products.',
          })}
        </p>
      ) : null}
      {canRetry ? (
        <button type="button" className={styles.action} onClick={retry}>
          {translate({ id: 'site.search.retry', message: 'Try again' })}
        </button>
      ) : null}
      {!hasQuery && hasRecent ? (
        <button type="button" className={styles.action} onClick={clearRecent}>
          {translate({ id: 'site.search.clearRecent', message: 'Clear recent searches' })}
        </button>
      ) : null}
    </div>
  );
}
