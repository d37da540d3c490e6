import fs from 'node:fs';
import { writeFileAtomic } from './writeFileAtomic';

/**
 * Writes a file unless it already has this content. Otherwise, the dev server would recompile what
 * depends on it.
 */
export function writeIfChanged(file: string, text: string): void {
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  writeFileAtomic(file, text);
}
