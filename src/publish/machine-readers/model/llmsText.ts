/** A page as the lists for machine readers name it. */
export interface MarkdownExportEntry {
  readonly title: string;
  readonly description: string;
  /** Whole address of the Markdown export. */
  readonly url: string;
  /** Product that it belongs to, by name. */
  readonly product: string;
}

/**
 * The list of all pages in the form of llmstxt.org: a heading, a summary, and a list of links
 * for each product in the order of their first page.
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
