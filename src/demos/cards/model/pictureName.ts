/** Size of a picture in px. */
export const PICTURE_SIZE = { width: 480, height: 270 } as const;

/** Folder of the pictures, below `static` and, for every language, at the site's root. */
export const PICTURE_FOLDER = '/img/thumbnails';

export type PictureMode = 'light' | 'dark';

/** Returns the absolute target of a card's link. Links to an anchor lead to the card's own page. */
export function cardTarget(url: string, page: string): string {
  return url.startsWith('#') ? page + url : url;
}

/**
 * Returns the name of a card's pictures: `x-react-charts-bars-stacks` for
 * `/x/react-charts/bars#stacks`.
 */
export function pictureName(link: string): string {
  return link
    .replace(/^\/|\/$/g, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase();
}

/** Returns the pathname of a picture in one color mode. */
export function pictureFile(name: string, mode: PictureMode): string {
  return `${PICTURE_FOLDER}/${name}-${mode}.webp`;
}
