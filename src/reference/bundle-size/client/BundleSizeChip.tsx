import { useId } from 'react';
import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { closePopoverOnBlur } from '../../../foundation/ui/client/closePopoverOnBlur';
import { findBase } from '../data/base';
import { formatSize } from '../model/formatSize';
import type { ComponentSize } from '../model/types';
import styles from './BundleSizeChip.module.css';

interface Props {
  readonly sizes: readonly ComponentSize[];
  readonly productId: string;
}

/** A formatted size, isolated because it reads left to right in every language. */
function Size({ bytes }: { readonly bytes: number }): ReactNode {
  return <bdi>{formatSize(bytes)}</bdi>;
}

/**
 * A chip with the size of the page's first component alone, the one number that can be compared
 * across pages. A native popover explains it and lists all components, even without JavaScript.
 */
export function BundleSizeChip({ sizes, productId }: Props): ReactNode {
  const id = useId();
  const { names } = findBase(productId);
  const [first] = sizes;
  // Until the dev server has measured them, sizes are empty objects.
  if (!first?.name) return null;
  return (
    <>
      <button type="button" className={styles.chip} popoverTarget={id} data-bundle-size="">
        <Translate
          id="site.bundleSize.chip"
          description="Size of the page’s component alone; {size} is a number of kB"
          values={{ name: first.name, size: <Size bytes={first.alone} /> }}
        >
          {'{name}: {size} gzipped'}
        </Translate>
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.popover}
        role="dialog"
        aria-labelledby={`${id}-title`}
        onBlur={closePopoverOnBlur}
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
                {translate({ id: 'site.bundleSize.aloneColumn', message: 'Alone' })}
              </th>
              <th scope="col">
                {translate({ id: 'site.bundleSize.addedColumn', message: 'Adds' })}
              </th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ name, alone, added }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Size bytes={alone} />
                </td>
                <td>
                  <Size bytes={added} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {translate(
            {
              id: 'site.bundleSize.explanation',
              message:
                '“Alone” is the size of the component with everything it needs, such as the theme and the styling engine. Components share these parts, so the sizes don’t add up. “Adds” is how much a page that already has {base} grows. React isn’t included.',
            },
            { base: names.join(', ') },
          )}
        </p>
        <button type="button" className={styles.chip} popoverTarget={id} popoverTargetAction="hide">
          {translate({ id: 'site.bundleSize.close', message: 'Close' })}
        </button>
      </div>
    </>
  );
}
