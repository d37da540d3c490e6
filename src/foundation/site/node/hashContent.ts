import { createHash } from 'node:crypto';

/**
 * Returns the start of a content's SHA-256 hash in hexadecimal digits, for names of files and for
 * comparing contents.
 *
 * @param length the number of digits, of 4 bits each: 8 are enough among a few files, and 32 where
 *   equal hashes must mean equal contents
 */
export function hashContent(content: string | Buffer, length: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}
