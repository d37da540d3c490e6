import type { FocusEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { PRODUCTS, type ProductId } from '../../../foundation/site/model/products';
import styles from './SearchDialog.module.css';

interface Props {
  /** The product of the current page, which is listed first. */
  readonly current: ProductId;
  readonly value: ProductId | undefined;
  readonly onChange: (product: ProductId | undefined) => void;
}

/**
 * Scrolls a focused button into view, because Chromium leaves it half outside the row. Only for
 * keyboard focus: if a button moved under a finger, the press would miss it.
 */
function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** Buttons that limit the results to one product. */
export function ProductFilter({ current, value, onChange }: Props): ReactNode {
  const products = [...PRODUCTS].sort(
    (a, b) => Number(b.id === current) - Number(a.id === current),
  );
  return (
    <div
      className={styles.filter}
      role="group"
      onFocus={showFocused}
      aria-label={translate({ id: 'site.search.filter', message: 'Product' })}
    >
      <Chip
        label={translate({ id: 'site.search.filterAll', message: 'All products' })}
        isPressed={value === undefined}
        onPress={() => {
          onChange(undefined);
        }}
      />
      {products.map(({ id, name }) => (
        <Chip
          key={id}
          label={name}
          isPressed={value === id}
          onPress={() => {
            onChange(value === id ? undefined : id);
          }}
        />
      ))}
    </div>
  );
}

interface ChipProps {
  readonly label: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
}

function Chip({ label, isPressed, onPress }: ChipProps): ReactNode {
  return (
    <button type="button" className={styles.chip} aria-pressed={isPressed} onClick={onPress}>
      {label}
    </button>
  );
}
