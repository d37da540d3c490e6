const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a string for use as text content or in a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => ENTITIES[character] ?? character);
