import { useId } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { findBase } from '../data/base';
import { formatSize } from '../model/formatSize';
import type { ComponentSize } from '../model/types';
import styles from './BundleSizeChip.module.css';

interface Props {
  readonly sizes: readonly ComponentSize[];
  readonly productId: string;
}

function labelChip({ name, alone, added }: ComponentSize, baseNames: readonly string[]): string {
  return baseNames.includes(name)
    ? translate(
        { id: 'site.bundleSize.alone', message: '{name}: {size} with its library' },
        { name, size: formatSize(alone) },
      )
    : translate(
        { id: 'site.bundleSize.added', message: '{name} adds {size}' },
        { name, size: formatSize(added) },
      );
}

/** What the page's component weighs; the native popover explains it, with or without scripts. */
export function BundleSizeChip({ sizes, productId }: Props): ReactNode {
  const id = useId();
  const { names } = findBase(productId);
  const [first] = sizes;
  if (first === undefined) return null;
  return (
    <div className={styles.bar}>
      <button type="button" className={styles.chip} popoverTarget={id} data-bundle-size="">
        {labelChip(first, names)}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.popover}
        role="dialog"
        aria-labelledby={`${id}-title`}
      >
        <p id={`${id}-title`} className={styles.title}>
          {translate({ id: 'site.bundleSize.title', message: 'Bundle size, minified and gzipped' })}
        </p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                {translate({ id: 'site.bundleSize.component', message: 'Component' })}
              </th>
              <th scope="col">
                {translate({ id: 'site.bundleSize.addedColumn', message: 'Adds' })}
              </th>
              <th scope="col">
                {translate({ id: 'site.bundleSize.aloneColumn', message: 'Alone' })}
              </th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ name, alone, added }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatSize(added)}</td>
                <td>{formatSize(alone)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {translate(
            {
              id: 'site.bundleSize.explanation',
              message:
                '“Adds” is the growth of a page that has {base} already. “Alone” includes the theme and the styling engine, which all components share, so sizes do not add up. React is not counted.',
            },
            { base: names.join(', ') },
          )}
        </p>
        <button type="button" className={styles.chip} popoverTarget={id} popoverTargetAction="hide">
          {translate({ id: 'site.bundleSize.close', message: 'Close' })}
        </button>
      </div>
    </div>
  );
}
