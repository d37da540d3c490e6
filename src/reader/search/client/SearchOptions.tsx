import { memo, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { whenIdle } from '../../../shell/startup/client/whenIdle';
import { ResultOption } from './ResultOption';
import styles from './SearchDialog.module.css';
import { getGroupLabel } from './searchLabels';
import { hasOption, takeFirst } from './searchOptions';
import type { OptionGroup, SearchOption } from './searchOptions';

/** Lines that are seen without scrolling: they are painted for the key, the others after that. */
const SEEN_AT_ONCE = 6;

interface Props {
  readonly groups: readonly OptionGroup[];
  readonly query: string;
  readonly activeKey: string | undefined;
  readonly toId: (key: string) => string;
  readonly toUrl: (pathname: string) => string;
  readonly onActivate: (option: SearchOption) => void;
  readonly onOpen: (option: SearchOption, event: { readonly isNewTab: boolean }) => void;
}

/** The lines of the list box, by kind. Its functions have to stay the same while it does. */
export const SearchOptions = memo(function SearchOptions({
  groups,
  activeKey,
  toId,
  ...rest
}: Props): ReactNode {
  const [whole, setWhole] = useState<readonly OptionGroup[]>();
  useEffect(
    () =>
      whenIdle(() => {
        setWhole(groups);
      }),
    [groups],
  );
  const first = takeFirst(groups, SEEN_AT_ONCE);
  // A reader who has gone further with the keys is shown where they are.
  const shown = whole === groups || !hasOption(first, activeKey) ? groups : first;
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
