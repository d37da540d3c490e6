import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { IMAGE_SIZE } from '../model/constants';
import type { Ad, AdShape } from '../model/types';
import styles from './AdCard.module.css';
import { AdText } from './AdText';

interface Props {
  readonly ad: Ad;
  readonly shape: AdShape;
  readonly onClick: () => void;
  readonly onImageError: () => void;
}

/** One ad. Its link is marked as sponsored, and its tracking pixels are requested once, when it appears. */
export function AdCard({ ad, shape, onClick, onImageError }: Props): ReactNode {
  const hasImage = shape === 'image' && ad.img !== undefined;
  return (
    <>
      <a
        className={styles.card}
        href={ad.link}
        target="_blank"
        rel="noopener sponsored nofollow"
        data-ad-card={shape}
        onClick={onClick}
        // The middle button opens the link too, but doesn't fire `click`.
        onAuxClick={onClick}
      >
        {hasImage ? (
          <img
            className={styles.image}
            src={ad.img}
            alt=""
            {...IMAGE_SIZE}
            referrerPolicy="no-referrer"
            onError={onImageError}
          />
        ) : null}
        <span className={styles.text}>
          <span className={styles.name}>
            <span className={styles.chip}>
              {translate({
                id: 'site.ads.chip',
                message: 'Ad',
                description: 'Label on every ad',
              })}
            </span>
            <bdi>{ad.name}</bdi>
          </span>
          <span className={styles.description} dir="auto">
            <AdText nodes={ad.description} />
          </span>
          {ad.poweredby === '' || ad.poweredby === ad.name ? null : (
            <span className={styles.publisher}>
              {translate(
                {
                  id: 'site.ads.publisher',
                  message: 'ad by {publisher}',
                  description: 'Names the company that placed the ad',
                },
                { publisher: ad.poweredby },
              )}
            </span>
          )}
        </span>
      </a>
      {ad.pixels.map((pixel) => (
        <img key={pixel} src={pixel} alt="" hidden referrerPolicy="no-referrer" data-ad-pixel="" />
      ))}
    </>
  );
}
