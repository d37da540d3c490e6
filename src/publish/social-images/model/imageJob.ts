/** The text on a social preview image. */
export interface ImageText {
  /** For example `Material UI 7.0.2`. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
}

/** An image to draw, and the file to write it to. */
export interface ImageJob extends ImageText {
  readonly file: string;
}
