import fs from 'node:fs';
import { writeWhole } from './writeWhole';

/** Writes a text unless the file has it already: the dev server makes anew what is written. */
export function writeChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  writeWhole(file, text);
}
