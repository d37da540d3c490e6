/** The layout of an ad: a line of text, or an image next to text (spec ADS-16). */
export type AdShape = 'inline' | 'image';

/** The tags that an ad's description may use. */
export const ALLOWED_TAGS = ['b', 'strong', 'em', 'i', 'br'] as const;
type AllowedTag = (typeof ALLOWED_TAGS)[number];

/** A node of a sanitized description: text, or a tag without attributes. */
export type AdNode = string | { readonly tag: AllowedTag; readonly children: readonly AdNode[] };

/** An ad that's ready to be shown (spec ADS-3, ADS-5). */
export interface Ad {
  readonly name: string;
  /** Absolute URL of the advertiser. */
  readonly link: string;
  /** URL of the image. Without one, the ad is only text. */
  readonly img?: string;
  readonly description: readonly AdNode[];
  /** Who placed the ad. */
  readonly poweredby: string;
  /** Name of the ad in events. */
  readonly label: string;
  /** URLs of the pixels that count an impression. */
  readonly pixels: readonly string[];
}

/** An in-house ad, whose description is plain text. */
export interface InHouseAd {
  readonly name: string;
  readonly link: string;
  readonly img: string;
  readonly description: string;
  readonly poweredby: string;
  readonly label: string;
}

/** An ad from the service whose description hasn't been sanitized yet. */
export interface RawSponsorAd extends Omit<Ad, 'description'> {
  readonly html: string;
}
