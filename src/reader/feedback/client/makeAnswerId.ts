/** 128 random bits as hexadecimal digits. Works on plain http too, unlike `crypto.randomUUID`. */
export function makeAnswerId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
