/** Size of a picture in px. */
export const PICTURE_SIZE = { width: 480, height: 270 } as const;

/** Where the pictures are, below `static` and for every language at the site's root. */
export const PICTURE_FOLDER = '/img/thumbnails';

export type PictureMode = 'light' | 'dark';

/** What a link of a page leads to, with the page for a link inside it. */
export function cardTarget(url: string, page: string): string {
  return url.startsWith('#') ? page + url : url;
}

/** The name of a card's pictures: `/x/react-charts/bars#stacks` is `x-react-charts-bars-stacks`. */
export function pictureName(link: string): string {
  return link
    .replace(/^\/|\/$/g, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase();
}

/** The file of a picture in one mode, from the site's root. */
export function pictureFile(name: string, mode: PictureMode): string {
  return `${PICTURE_FOLDER}/${name}-${mode}.webp`;
}
