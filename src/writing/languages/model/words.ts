/** Text without what no translator touches: code, addresses, tags, placeholders, marks. */
export function proseOf(markdown: string): string {
  return markdown
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1\s*$/gmu, ' ')
    .replace(/`[^`]*`/gu, ' ')
    .replace(/\]\([^)]*\)/gu, '] ')
    .replace(/https?:\/\/\S+/gu, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}/gu, ' ')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\{[^}]*\}/gu, ' ');
}

/** How many words there are to translate. */
export function countWords(markdown: string): number {
  return proseOf(markdown).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** Whether a text has anything to translate: a word of two letters or more. */
export function hasWords(markdown: string): boolean {
  return /\p{L}{2}/u.test(proseOf(markdown));
}
