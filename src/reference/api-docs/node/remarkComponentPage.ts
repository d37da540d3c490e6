import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { listPages } from '../../../shell/navigation/node/listPages';
import { API_FAMILIES, findApiFamily } from '../model/apiPackages';
import type { ApiFamily } from '../model/apiPackages';
import { listApiPages } from './listApiPages';
import type { ApiStub } from './listApiPages';
import { jsxElement } from '../../../writing/content/node/mdxNodes';
import { readVersion } from './readVersion';
import { splitLead } from './splitLead';

interface ComponentFrontMatter {
  readonly productId?: string;
  readonly components?: readonly string[];
  readonly hooks?: readonly string[];
  readonly githubSource?: string;
  readonly githubLabel?: string;
  readonly waiAria?: string;
  readonly materialDesign?: string;
}

/** Our page about the Figma kit of Material UI's components, which can't be linked one by one. */
const FIGMA_KIT = '/material-ui/design-resources/material-ui-for-figma';

interface Named {
  readonly name?: string | null;
}

/** Returns the URLs of the chips below a page's title, as props of `PageChips`. */
function createChips(
  frontMatter: ComponentFrontMatter,
  family: ApiFamily,
  siteDir: string,
): Record<string, string> {
  const [entry] = family.packages;
  if (entry === undefined) return {};
  const { repository, tag } = entry.source;
  const release = tag.replace('%v', readVersion(siteDir, entry.name));
  const query = encodeURIComponent(`is:open label:"${frontMatter.githubLabel ?? ''}"`);
  return {
    ...(frontMatter.githubSource === undefined
      ? {}
      : { source: `${repository}/tree/${release}/${frontMatter.githubSource}` }),
    ...(frontMatter.waiAria === undefined ? {} : { waiAria: frontMatter.waiAria }),
    ...(frontMatter.materialDesign === undefined
      ? {}
      : { materialDesign: frontMatter.materialDesign }),
    ...(frontMatter.productId === 'material-ui' && frontMatter.githubLabel !== undefined
      ? { figma: FIGMA_KIT }
      : {}),
    ...(frontMatter.githubLabel === undefined ? {} : { issues: `${repository}/issues?q=${query}` }),
  };
}

let known: { readonly key: string; readonly pages: readonly ApiStub[] } | undefined;

/**
 * Returns the API pages: read once per build, and again in the dev server when a page is added or
 * removed.
 */
function listKnownPages(docs: string): readonly ApiStub[] {
  const isBuild = process.env['NODE_ENV'] === 'production';
  const key = isBuild ? docs : [docs, ...listPages(docs).keys()].join('\n');
  if (known?.key !== key) known = { key, pages: listApiPages(docs) };
  return known.pages;
}

/**
 * Returns a heading and links to the API pages. The links only need the pages' front matter, so the
 * dev server can show a page while the reference is still being extracted.
 */
function createApiList(
  frontMatter: ComponentFrontMatter,
  family: ApiFamily,
  siteDir: string,
): RootContent[] {
  const names = [
    ...(frontMatter.components ?? []).map((name) => ({ name, text: `<${name} />` })),
    ...(frontMatter.hooks ?? []).map((name) => ({ name, text: `${name}()` })),
  ];
  const pages = listKnownPages(path.join(siteDir, 'docs'));
  const links = names.flatMap(({ name, text }) => {
    const page = pages.find(
      (stub) =>
        stub.name === name &&
        !stub.pathname.startsWith('/experiments/') &&
        findApiFamily(stub.pathname) === family,
    );
    return page === undefined ? [] : [{ text, url: page.pathname }];
  });
  if (links.length === 0) return [];
  return [
    { type: 'heading', depth: 2, children: [{ type: 'text', value: 'API' }] },
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: links.map(({ text, url }) => ({
        type: 'listItem',
        children: [
          {
            type: 'paragraph',
            children: [{ type: 'link', url, children: [{ type: 'inlineCode', value: text }] }],
          },
        ],
      })),
    },
  ];
}

/** Inserts the chips after the page's first sentence, which is set in larger type as its lead. */
function placeChips(children: readonly RootContent[], chips: RootContent): RootContent[] {
  const firstHeading = children.findIndex(({ type }) => type === 'heading');
  const index = children.findIndex(({ type }) => type === 'paragraph');
  const paragraph = children[index];
  if (paragraph?.type !== 'paragraph' || (firstHeading !== -1 && firstHeading < index)) {
    return [chips, ...children];
  }
  const { lead, rest } = splitLead(paragraph);
  lead.data = { hProperties: { className: ['site-lead'] } };
  const intro = rest === undefined ? [lead, chips] : [lead, chips, rest];
  return [...children.slice(0, index), ...intro, ...children.slice(index + 1)];
}

/**
 * Adds what pages about components and hooks have in common: at the top, a lead sentence and a row
 * of chips, which come from front matter (source, WAI-ARIA pattern, Material Design, issues) and
 * from `remarkBundleSize` (the size); at the end, links to their API pages.
 */
export function remarkComponentPage({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data['frontMatter'] ?? {}) as ComponentFrontMatter;
    const family = API_FAMILIES.find(({ productId }) => productId === frontMatter.productId);
    if (family === undefined) return;
    const chips = createChips(frontMatter, family, siteDir);
    const isSize = (node: RootContent): boolean => (node as Named).name === 'BundleSizeChip';
    const sizes = tree.children.filter(isSize);
    if (Object.keys(chips).length > 0 || sizes.length > 0) {
      const row = { ...jsxElement('PageChips', {}, chips), children: sizes };
      const others = tree.children.filter((node) => !isSize(node));
      tree.children = placeChips(others, row as unknown as RootContent);
    }
    const hasApi = tree.children.some(
      (node) => node.type === 'heading' && toString(node).trim() === 'API',
    );
    if (!hasApi && (frontMatter.components ?? frontMatter.hooks) !== undefined) {
      tree.children.push(...createApiList(frontMatter, family, siteDir));
    }
  };
}
