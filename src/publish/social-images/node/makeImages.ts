import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ImageJob, ImageText } from '../model/imageJob';

const CACHE = 'node_modules/.cache/social-images';
const SOURCES = [
  'src/publish/social-images/node/drawImage.ts',
  'src/foundation/palette/model/palette.ts',
];

/** A page's picture. */
export interface PageImage {
  /** Path in the build. */
  readonly path: string;
  readonly text: ImageText;
}

function drawInProcess(siteDir: string, input: string): Promise<void> {
  const script = path.join(siteDir, 'src/publish/social-images/node/drawAll.ts');
  const child = spawn(
    process.execPath,
    ['--require', require.resolve('esbuild-register'), script, input],
    { cwd: siteDir, stdio: ['ignore', 'inherit', 'pipe'] },
  );
  let consoleError = '';
  child.stderr.on('data', (chunk: Buffer) => {
    consoleError += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The social images could not be drawn.\n${consoleError.trim()}`));
    });
  });
}

/** Draws what is not in the cache, on all cores, and copies every picture into the build. */
export async function makeImages(
  siteDir: string,
  outDir: string,
  images: readonly PageImage[],
): Promise<void> {
  const look = createHash('sha256');
  for (const file of SOURCES) look.update(fs.readFileSync(path.join(siteDir, file)));
  const lookKey = look.digest('hex');
  const cache = path.join(siteDir, CACHE);
  fs.mkdirSync(cache, { recursive: true });
  const planned = images.map((image) => {
    const key = createHash('sha256').update(lookKey).update(JSON.stringify(image.text));
    return { ...image, file: path.join(cache, `${key.digest('hex').slice(0, 24)}.png`) };
  });
  const jobs = planned
    .filter(({ file }) => !fs.existsSync(file))
    .map(({ file, text }): ImageJob => ({ file, ...text }));
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'social-images-'));
  const cores = Math.min(os.availableParallelism(), jobs.length);
  await Promise.all(
    Array.from({ length: cores }, async (_, core) => {
      const input = path.join(folder, `${String(core)}.json`);
      fs.writeFileSync(input, JSON.stringify(jobs.filter((__, at) => at % cores === core)));
      await drawInProcess(siteDir, input);
    }),
  );
  fs.rmSync(folder, { recursive: true });
  for (const { path: target, file } of planned) {
    fs.mkdirSync(path.dirname(path.join(outDir, target)), { recursive: true });
    fs.copyFileSync(file, path.join(outDir, target));
  }
}
