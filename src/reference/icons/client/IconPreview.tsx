import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { IconShape } from '../model/types';
import { Icon } from './Icon';
import styles from './IconDialog.module.css';

/** Values of the `fontSize` prop, in pixels at the browser's default font size. */
const SIZES = { small: 20, medium: 24, large: 35 } as const;

/** Values of the `color` prop that are legible on a plain background. */
const COLORS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

/** An enlarged icon on a checkerboard, and the icon in its three sizes and six colors. */
export function IconPreview({ shape }: { readonly shape: IconShape }): ReactNode {
  return (
    <div className={styles.preview}>
      <div className={styles.board}>
        <Icon shape={shape} size={160} />
      </div>
      <dl className={styles.uses}>
        <div>
          <dt>
            <code>fontSize</code>
          </dt>
          {Object.entries(SIZES).map(([name, size]) => (
            <dd key={name}>
              <Icon shape={shape} size={size} />
              <span>{name}</span>
            </dd>
          ))}
        </div>
        <div>
          <dt>
            <code>color</code>
          </dt>
          {COLORS.map((color) => (
            <dd key={color}>
              <span className={styles[color]}>
                <Icon shape={shape} size={24} />
              </span>
              <span>{color}</span>
            </dd>
          ))}
        </div>
      </dl>
      <p className={styles.note}>
        {translate({
          id: 'site.icons.note',
          message:
            'An icon inherits the color of the surrounding text unless you set its color prop.',
        })}
      </p>
    </div>
  );
}
