import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file atomically, and creates its folder if needed. A killed process never leaves a partial
 * file, and two processes can write the same file at the same time.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${String(process.pid)}`;
  fs.writeFileSync(temporary, content);
  fs.renameSync(temporary, file);
}
