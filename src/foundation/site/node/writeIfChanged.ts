import fs from 'node:fs';
import { writeFileAtomic } from './writeFileAtomic';

/** Writes a text unless the file has it already: the dev server makes anew what is written. */
export function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  writeFileAtomic(file, text);
}
