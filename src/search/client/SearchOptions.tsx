import { memo } from 'react';
import type { ReactNode } from 'react';
import { ResultOption } from './ResultOption';
import styles from './SearchDialog.module.css';
import { getGroupLabel } from './searchLabels';
import type { OptionGroup, SearchOption } from './searchOptions';

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
  onActivate,
  ...rest
}: Props): ReactNode {
  return groups.map(({ key: groupKey, options }) => (
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
          onActivate={() => {
            if (option.key !== activeKey) onActivate(option);
          }}
        />
      ))}
    </div>
  ));
});
