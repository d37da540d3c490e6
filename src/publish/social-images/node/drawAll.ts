import fs from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { writeFileAtomic } from '../../../foundation/site/node/writeFileAtomic';
import type { ImageJob } from '../model/imageJob';
import { createImageDrawer } from './drawImage';

/** Draws all images in a JSON file of jobs. Runs in a separate process: `drawAll.ts <file>`. */
async function main([input = '']: readonly string[]): Promise<void> {
  const draw = createImageDrawer();
  const jobs = JSON.parse(fs.readFileSync(input, 'utf8')) as ImageJob[];
  for (const { file, ...text } of jobs) {
    writeFileAtomic(file, await draw(text));
    // Node frees the memory of native code (3 MB of pixels here) only between turns of the event loop.
    await setImmediate();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
