/** How an ad looks: a line of text or a picture beside text (spec ADS-16). */
export type AdShape = 'inline' | 'image';

/** The tags that an ad's description may use. */
export const ALLOWED_TAGS = ['b', 'strong', 'em', 'i', 'br'] as const;
type AllowedTag = (typeof ALLOWED_TAGS)[number];

/** A piece of a description after sanitising: text, or a tag without attributes. */
export type AdNode = string | { readonly tag: AllowedTag; readonly children: readonly AdNode[] };

/** An ad as it is shown (spec ADS-3, ADS-5). */
export interface Ad {
  readonly name: string;
  /** Absolute address of the advertiser. */
  readonly link: string;
  /** Address of the picture; without one the ad is text. */
  readonly img?: string;
  readonly description: readonly AdNode[];
  /** Who placed the ad. */
  readonly poweredby: string;
  /** Name of the ad in events. */
  readonly label: string;
  /** Addresses that count an impression. */
  readonly pixels: readonly string[];
}

/** An ad of our own: its description is plain text. */
export interface InHouseAd {
  readonly name: string;
  readonly link: string;
  readonly img: string;
  readonly description: string;
  readonly poweredby: string;
  readonly label: string;
}

/** An ad of the service whose description has not been sanitised yet. */
export interface RawSponsorAd extends Omit<Ad, 'description'> {
  readonly html: string;
}
