/** URLs of the site's own files: `assets/…`, `fonts/…`, `img/…`, with or without a language prefix. */
const REFERENCE =
  /(?<=["'(=\s/`])((?:[a-z]{2}\/)?(?:assets|fonts|img)\/[\w./~@%-]+\.[a-z0-9]{2,5})/gu;

/**
 * Returns the files that an HTML file, script, or stylesheet refers to, such as images, fonts, and
 * files from `static`. The scripts that a script loads come from the bundler (`ChunkGroupCollector`).
 */
export function readReferences(text: string): string[] {
  return [...new Set([...text.matchAll(REFERENCE)].map((match) => match[1] ?? ''))];
}
