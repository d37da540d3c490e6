import { memo, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from '../../../shell/startup/client/whenIdle';
import { ResultOption } from './ResultOption';
import styles from './SearchDialog.module.css';
import { getGroupLabel } from './searchLabels';
import { hasOption, takeFirst } from './searchOptions';
import type { OptionGroup, SearchOption } from './searchOptions';

/** How many options are visible without scrolling. They're rendered right after a key press, and the others when idle. */
const INITIAL_COUNT = 6;

interface Props {
  readonly groups: readonly OptionGroup[];
  readonly query: string;
  readonly activeKey: string | undefined;
  readonly toId: (key: string) => string;
  readonly toUrl: (pathname: string) => string;
  readonly onActivate: (option: SearchOption) => void;
  readonly onOpen: (option: SearchOption, event: { readonly isNewTab: boolean }) => void;
}

/** The listbox's options, grouped by kind. Callback props must be stable, or memoization has no effect. */
export const SearchOptions = memo(function SearchOptions({
  groups,
  activeKey,
  toId,
  ...rest
}: Props): ReactNode {
  const [completeGroups, setCompleteGroups] = useState<readonly OptionGroup[]>();
  useEffect(
    () =>
      whenIdle(() => {
        setCompleteGroups(groups);
      }),
    [groups],
  );
  const first = takeFirst(groups, INITIAL_COUNT);
  // Render everything if the reader has already moved to a later option.
  const shown = completeGroups === groups || !hasOption(first, activeKey) ? groups : first;
  return shown.map(({ key: groupKey, options }) => (
    <div key={groupKey} role="group" aria-labelledby={toId(`group-${groupKey}`) + groupKey}>
      <p
        id={toId(`group-${groupKey}`) + groupKey}
        className={styles.groupLabel}
        role="presentation"
      >
        {getGroupLabel(groupKey)}
      </p>
      {options.map((option) => (
        <ResultOption
          key={option.key}
          {...rest}
          option={option}
          id={toId(option.key)}
          isActive={option.key === activeKey}
        />
      ))}
    </div>
  ));
});
