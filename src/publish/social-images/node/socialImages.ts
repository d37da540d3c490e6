import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runInBackground } from '../../../foundation/site/node/runScript';
import type { ImageJob, ImageText } from '../model/imageJob';

const CACHE = 'node_modules/.cache/social-images';
const SOURCES = [
  'src/publish/social-images/node/drawImage.ts',
  'src/publish/social-images/node/encodePalettePng.ts',
  'src/foundation/palette/model/palette.ts',
];
const SCRIPT = 'src/publish/social-images/node/drawAll.ts';
const FAILURE = 'Could not draw the social preview images.';

/** A page's social preview image. */
export interface PageImage {
  /** Path in the build. */
  readonly path: string;
  readonly text: ImageText;
}

/** An image and its file in the cache. */
export interface CachedImage extends PageImage {
  readonly file: string;
}

function planImages(siteDir: string, images: readonly PageImage[]): CachedImage[] {
  const sources = createHash('sha256');
  for (const file of SOURCES) sources.update(fs.readFileSync(path.join(siteDir, file)));
  const sourcesKey = sources.digest('hex');
  return images.map((image) => {
    const key = createHash('sha256').update(sourcesKey).update(JSON.stringify(image.text));
    const name = `${key.digest('hex').slice(0, 24)}.png`;
    return { ...image, file: path.join(siteDir, CACHE, name) };
  });
}

/**
 * Draws the images that aren't in the cache, in background processes on all cores.
 *
 * @returns all images, once they're in the cache
 */
export async function drawImages(
  siteDir: string,
  images: readonly PageImage[],
): Promise<readonly CachedImage[]> {
  fs.mkdirSync(path.join(siteDir, CACHE), { recursive: true });
  const planned = planImages(siteDir, images);
  const jobs = planned
    .filter(({ file }) => !fs.existsSync(file))
    .map(({ file, text }): ImageJob => ({ file, ...text }));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'social-images-'));
  const remove = (): void => {
    fs.rmSync(folder, { recursive: true, force: true });
  };
  // Clean up even if the build fails before all images are drawn.
  process.once('exit', remove);
  const cores = Math.min(os.availableParallelism(), jobs.length);
  try {
    await Promise.all(
      Array.from({ length: cores }, (_, core) => {
        const input = path.join(folder, `${String(core)}.json`);
        fs.writeFileSync(input, JSON.stringify(jobs.filter((__, at) => at % cores === core)));
        return runInBackground(siteDir, SCRIPT, [input], FAILURE);
      }),
    );
  } finally {
    remove();
    process.off('exit', remove);
  }
  return planned;
}

/** Copies the images into the build. */
export async function copyImages(images: readonly CachedImage[], outDir: string): Promise<void> {
  const folders = new Set(images.map(({ path: target }) => path.dirname(target)));
  for (const folder of folders) fs.mkdirSync(path.join(outDir, folder), { recursive: true });
  await Promise.all(
    images.map(({ path: target, file }) => fs.promises.copyFile(file, path.join(outDir, target))),
  );
}
