/** Returns the 32-bit FNV-1a hash of a string. It detects accidental damage, not tampering. */
export function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return sum >>> 0;
}
