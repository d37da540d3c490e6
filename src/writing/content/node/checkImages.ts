import fs from 'node:fs';
import path from 'node:path';
import { findImageFault } from '../model/addresses';
import type { PageSource } from '../model/pageSource';
import type { Problem } from '../model/problem';
import { lineOf, walkTree } from '../model/walkTree';

/** The largest size of an image in `docs/`, `blog/`, or `static/`, in bytes. */
const IMAGE_MAX_BYTES = 500_000;

const FOLDERS = ['docs', 'blog', 'static'];
const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/iu;

const toKilobytes = (bytes: number): string => `${String(Math.ceil(bytes / 1000))} KB`;

/** Returns the problem of an image that's too large. */
function findSizeFault(siteDir: string, image: string): Pick<Problem, 'what' | 'fix'> | undefined {
  const { size } = fs.statSync(path.join(siteDir, image));
  if (size <= IMAGE_MAX_BYTES) return undefined;
  return {
    what: `The image ${image} has ${toKilobytes(size)} (at most ${toKilobytes(IMAGE_MAX_BYTES)}), so it's slow to load on a phone.`,
    fix: "Scale it down to twice the width at which it's shown, or save it as WebP.",
  };
}

/** Returns the images of a page with the file that each URL leads to. */
function listImages({ file, tree }: PageSource): { url: string; line: number; target: string }[] {
  const images: { url: string; line: number; target: string }[] = [];
  walkTree(tree, (node) => {
    if (node.type !== 'image' && node.type !== 'definition') return;
    if (!IMAGE.test(node.url) || findImageFault(node.url) !== undefined) return;
    const folder = node.url.startsWith('/') ? 'static' : path.dirname(file);
    images.push({ url: node.url, line: lineOf(node), target: path.join(folder, node.url) });
  });
  return images;
}

/** Reports images of a page whose file doesn't exist or is too large. */
export function checkImages(siteDir: string, page: PageSource): Problem[] {
  return listImages(page).flatMap(({ url, line, target }) => {
    const fault = fs.existsSync(path.join(siteDir, target))
      ? findSizeFault(siteDir, target)
      : {
          what: `The image "${url}" doesn't exist: there is no file ${target}.`,
          fix: 'Add the file, or correct its name.',
        };
    return fault === undefined ? [] : [{ file: page.file, line, ...fault }];
  });
}

/**
 * Reports images that are too large, such as those of a demo or a component.
 *
 * @param pages pages whose own images are left out, because `checkImages` reports them
 */
export function checkImageSizes(siteDir: string, pages: readonly PageSource[]): Problem[] {
  const checked = new Set(pages.flatMap(listImages).map(({ target }) => target));
  return FOLDERS.filter((folder) => fs.existsSync(path.join(siteDir, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => IMAGE.test(name))
        .map((name) => path.join(folder, name)),
    )
    .filter((file) => !checked.has(file))
    .sort()
    .flatMap((file) => {
      const fault = findSizeFault(siteDir, file);
      return fault === undefined ? [] : [{ file, line: 1, ...fault }];
    });
}
