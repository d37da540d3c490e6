import { useId } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '../../../foundation/messages/client/useNumberFormat';
import type { IconQuery } from './iconQuery';
import { ICON_STYLES, type IconStyle } from '../model/types';
import styles from './IconSearch.module.css';

const styleLabels: Readonly<Record<IconStyle, () => string>> = {
  Filled: () => translate({ id: 'site.icons.filled', message: 'Filled' }),
  Outlined: () => translate({ id: 'site.icons.outlined', message: 'Outlined' }),
  Rounded: () => translate({ id: 'site.icons.rounded', message: 'Rounded' }),
  TwoTone: () => translate({ id: 'site.icons.twoTone', message: 'Two tone' }),
  Sharp: () => translate({ id: 'site.icons.sharp', message: 'Sharp' }),
};

/** Returns the translated label of a style. */
export function labelStyle(style: IconStyle): string {
  return styleLabels[style]();
}

interface Props {
  readonly state: IconQuery;
  readonly counts: Readonly<Record<IconStyle, number>>;
  readonly onChange: (change: Partial<IconQuery>) => void;
}

/** The search field, and radio buttons for the styles with their number of results. */
export function IconControls({ state, counts, onChange }: Props): ReactNode {
  const id = useId();
  const formatNumber = useNumberFormat();
  return (
    <div className={styles.controls} data-needs-script="">
      <label htmlFor={id} className={styles.label}>
        {translate({ id: 'site.icons.search', message: 'Search icons' })}
      </label>
      <input
        id={id}
        type="search"
        className={styles.field}
        placeholder={translate({
          id: 'site.icons.placeholder',
          message: 'trash, arrow left, DeleteOutlined…',
        })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={state.query}
        onChange={(event) => {
          onChange({ query: event.currentTarget.value });
        }}
      />
      <fieldset className={styles.styles}>
        <legend className={styles.label}>
          {translate({ id: 'site.icons.style', message: 'Style' })}
        </legend>
        {ICON_STYLES.map((style) => (
          <label key={style} className={styles.style}>
            <input
              type="radio"
              name={`${id}-style`}
              value={style}
              checked={style === state.style}
              onChange={() => {
                onChange({ style });
              }}
            />
            <span>{labelStyle(style)}</span>
            <span className={styles.count}>{formatNumber(counts[style])}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
