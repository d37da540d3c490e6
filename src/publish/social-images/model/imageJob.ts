/** What a picture says. */
export interface ImageText {
  /** For example `Material UI 7.0.2`. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
}

/** A picture to be drawn, and where to. */
export interface ImageJob extends ImageText {
  readonly file: string;
}
