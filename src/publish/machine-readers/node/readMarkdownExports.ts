import fs from 'node:fs';
import path from 'node:path';
import { formatApiMarkdown } from '../../../reference/api-docs/model/formatApiMarkdown';
import { createSiteIndex } from '../../../reference/api-docs/node/createSiteIndex';
import { createLinkResolver } from '../../../reference/api-docs/node/resolveLink';
import type { ResolveLink } from '../../../writing/content/node/renderMarkdown';
import { readPages } from '../../../writing/content/node/readPages';
import type { PageSource } from '../../../writing/content/model/pageSource';
import { findDemoVariants } from '../../../writing/content/node/findDemoVariants';
import { readMarkdownExportParts } from './readMarkdownExportParts';
import { PRODUCTS, getProduct } from '../../../foundation/site/model/products';
import { renderMarkdownExport } from '../model/renderMarkdownExport';
import type { MarkdownExportFile } from '../model/renderMarkdownExport';
import type { MarkdownExportEntry } from '../model/llmsText';

/** A page's Markdown export: its path and content. */
export interface MarkdownExport extends MarkdownExportEntry {
  /** Path in the build's folder, such as `material-ui/react-button.md`. */
  readonly file: string;
  readonly text: string;
}

/** Returns the entry file of a demo, in its first styling. */
function readDemo(pageFile: string, src: string): MarkdownExportFile[] {
  const [entry] = Object.values(findDemoVariants(pageFile, src));
  if (entry === undefined) return [];
  const name = path.basename(src, '.tsx');
  return [{ name: `${name}.tsx`, code: fs.readFileSync(entry, 'utf8') }];
}

function productOf(pathname: string): { name: string; label?: string } {
  const { productId } = getProduct(pathname);
  const product = PRODUCTS.find(({ id }) => id === productId);
  if (product !== undefined)
    return { name: product.name, label: `${product.name} ${product.version}` };
  return { name: productId === 'x' ? 'MUI X' : 'This site' };
}

/** Resolves the links in API descriptions, so that they lead to the same pages as on the site. */
function resolveLinks(markdown: string, resolve: ResolveLink): string {
  return markdown.replace(/\[([^\]\n]*)\]\(([^)\s]+)\)/g, (_, text: string, url: string) => {
    const target = resolve(url);
    return target === undefined ? text : `[${text}](${target})`;
  });
}

async function toMarkdownExport(
  siteDir: string,
  siteUrl: string,
  page: PageSource,
  pathname: string,
  api: string | undefined,
): Promise<MarkdownExport> {
  const { name, label } = productOf(pathname);
  const text = renderMarkdownExport(page, {
    url: siteUrl + pathname,
    ...(label === undefined ? {} : { product: label }),
    readDemo: (src) => readDemo(path.join(siteDir, page.file), src),
    parts: await readMarkdownExportParts(siteDir, page),
  });
  return {
    file: `${pathname.slice(1)}.md`,
    text: api === undefined ? text : `${text.trimEnd()}\n\n${api}`,
    title: String(page.frontMatter['title']),
    description: String(page.frontMatter['description']),
    url: `${siteUrl}${pathname}.md`,
    product: name,
  };
}

/** Returns the Markdown exports of all pages in `docs/`, except drafts, sorted by product and path. */
export async function readMarkdownExports(
  siteDir: string,
  siteUrl: string,
): Promise<MarkdownExport[]> {
  const { pages } = await readPages(siteDir);
  const site = createSiteIndex(siteDir);
  const resolve = createLinkResolver(site, '');
  const readApi = (pathname: string): string | undefined => {
    const api = site.pages.get(pathname)?.api;
    return api === undefined ? undefined : resolveLinks(formatApiMarkdown(api), resolve);
  };
  const order = (markdownExport: MarkdownExport): number =>
    PRODUCTS.findIndex(({ name }) => name === markdownExport.product);
  const markdownExports = pages.flatMap((page) =>
    page.pathname === undefined || page.frontMatter['draft'] === true
      ? []
      : [toMarkdownExport(siteDir, siteUrl, page, page.pathname, readApi(page.pathname))],
  );
  return (await Promise.all(markdownExports)).sort(
    (a, b) => ((order(a) + 99) % 99) - ((order(b) + 99) % 99) || (a.file < b.file ? -1 : 1),
  );
}
