/** A page's entry in `llms.txt`. */
export interface MarkdownExportEntry {
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the Markdown export. */
  readonly url: string;
  /** Name of the page's product. */
  readonly product: string;
}

/**
 * Returns the content of `llms.txt` in the format of llmstxt.org: a heading, a summary, and a list of
 * links for each product, in the order of their first pages.
 */
export function createLlmsText(
  site: { readonly title: string; readonly tagline: string },
  entries: readonly MarkdownExportEntry[],
): string {
  const products = [...new Set(entries.map(({ product }) => product))];
  const sections = products.map((product) => {
    const links = entries
      .filter((entry) => entry.product === product)
      .map(({ title, url, description }) => `- [${title}](${url}): ${description}`);
    return `## ${product}\n\n${links.join('\n')}`;
  });
  return `${[`# ${site.title}`, `> ${site.tagline}`, ...sections].join('\n\n')}\n`;
}
