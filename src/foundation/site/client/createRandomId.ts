/** Returns 128 random bits as hexadecimal digits. Unlike `crypto.randomUUID`, it also works over http. */
export function createRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
