import fs from 'node:fs';
import type { ImageJob } from '../model/imageJob';
import { createImageDrawer } from './drawImage';

/** A process of its own: `drawAll.ts <site folder> <file of jobs>`. */
async function main([siteDir = '', input = '']: readonly string[]): Promise<void> {
  const draw = createImageDrawer(siteDir);
  const jobs = JSON.parse(fs.readFileSync(input, 'utf8')) as ImageJob[];
  for (const { file, ...text } of jobs) {
    fs.writeFileSync(`${file}.part`, await draw(text));
    // Whole or not at all: the cache is read by file name.
    fs.renameSync(`${file}.part`, file);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
