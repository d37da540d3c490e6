/** Addresses of the site's own files in a text: `assets/…`, `fonts/…`, `img/…`, also below a language. */
const REFERENCE =
  /(?<=["'(=\s/`])((?:[a-z]{2}\/)?(?:assets|fonts|img)\/[\w./~@%-]+\.[a-z0-9]{2,5})/gu;

/**
 * The files that an HTML, a script or a stylesheet names: pictures, fonts, what `static` has. Which
 * scripts a script loads, as a worker too, the bundler says (`ChunkGroupCollector`).
 */
export function readReferences(text: string): string[] {
  return [...new Set([...text.matchAll(REFERENCE)].map((match) => match[1] ?? ''))];
}
