import type { ReactNode } from 'react';
import { PICTURE_SIZE, pictureFile } from '../model/pictureName';
import type { PictureMode } from '../model/pictureName';
import styles from './Cards.module.css';

/** Shows a list of links as cards (`remarkCards`). */
export function Cards({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}

const MODES: readonly PictureMode[] = ['light', 'dark'];

/**
 * The picture of a card in both color modes. The stylesheet shows the one for the page's mode, and the
 * browser only loads that one. Decorative, because the card's link has the name.
 */
export function CardPicture({ name }: { readonly name?: string }): ReactNode {
  return (
    <span className={styles.picture}>
      {name === undefined
        ? null
        : MODES.map((mode) => (
            <img
              key={mode}
              data-mode={mode}
              src={pictureFile(name, mode)}
              {...PICTURE_SIZE}
              alt=""
              loading="lazy"
              decoding="async"
            />
          ))}
    </span>
  );
}
