/** Removes everything that isn't translated: code, URLs, comments, tags, and placeholders. */
export function extractProse(markdown: string): string {
  return markdown
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1\s*$/gmu, ' ')
    .replace(/`[^`]*`/gu, ' ')
    .replace(/\]\([^)]*\)/gu, '] ')
    .replace(/https?:\/\/\S+/gu, ' ')
    .replace(/\{\/\*[\s\S]*?\*\/\}/gu, ' ')
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\{[^}]*\}/gu, ' ');
}

/** Returns the number of words to translate. */
export function countWords(markdown: string): number {
  return extractProse(markdown).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}

/** Whether there is anything to translate: a word of at least two letters. */
export function hasWords(markdown: string): boolean {
  return /\p{L}{2}/u.test(extractProse(markdown));
}
