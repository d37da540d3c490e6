import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file that is there whole or not at all, with its folder: a killed run leaves no half of
 * it, and two processes may write it at a time.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${String(process.pid)}`;
  fs.writeFileSync(unfinished, content);
  fs.renameSync(unfinished, file);
}
