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

interface PageSummary {
  readonly productId?: string;
  readonly components?: readonly string[];
  readonly hooks?: readonly string[];
  readonly githubSource?: string;
  readonly githubLabel?: string;
  readonly waiAria?: string;
  readonly materialDesign?: string;
}

/** The kit has the components of Material UI, and no address for a single one of them. */
const FIGMA_KIT = '/material-ui/design-resources/material-ui-for-figma';

interface Named {
  readonly name?: string | null;
}

/** Addresses of the chips below a page's title. */
function createChips(
  facts: PageSummary,
  family: ApiFamily,
  siteDir: string,
): Record<string, string> {
  const [entry] = family.packages;
  if (entry === undefined) return {};
  const { repository, tag } = entry.source;
  const release = tag.replace('%v', readVersion(siteDir, entry.name));
  const query = encodeURIComponent(`is:open label:"${facts.githubLabel ?? ''}"`);
  return {
    ...(facts.githubSource === undefined
      ? {}
      : { source: `${repository}/tree/${release}/${facts.githubSource}` }),
    ...(facts.waiAria === undefined ? {} : { waiAria: facts.waiAria }),
    ...(facts.materialDesign === undefined ? {} : { materialDesign: facts.materialDesign }),
    ...(facts.productId === 'material-ui' && facts.githubLabel !== undefined
      ? { figma: FIGMA_KIT }
      : {}),
    ...(facts.githubLabel === undefined ? {} : { issues: `${repository}/issues?q=${query}` }),
  };
}

let known: { readonly key: string; readonly pages: readonly ApiStub[] } | undefined;

/** Pages of the reference, read once in a build, and at the dev server once for each list of files. */
function listKnownPages(docs: string): readonly ApiStub[] {
  const isBuild = process.env['NODE_ENV'] === 'production';
  const key = isBuild ? docs : [docs, ...listPages(docs).keys()].join('\n');
  if (known?.key !== key) known = { key, pages: listApiPages(docs) };
  return known.pages;
}

/** Links come of the pages' names: a page opens while its reference is still being made. */
function createApiList(facts: PageSummary, family: ApiFamily, siteDir: string): RootContent[] {
  const names = [
    ...(facts.components ?? []).map((name) => ({ name, text: `<${name} />` })),
    ...(facts.hooks ?? []).map((name) => ({ name, text: `${name}()` })),
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

/** Puts the chips below the page's first sentence, which leads into the page in larger type. */
function placeChips(children: readonly RootContent[], chips: RootContent): RootContent[] {
  const firstHeading = children.findIndex(({ type }) => type === 'heading');
  const index = children.findIndex(({ type }) => type === 'paragraph');
  const paragraph = children[index];
  if (paragraph?.type !== 'paragraph' || (firstHeading !== -1 && firstHeading < index)) {
    return [chips, ...children];
  }
  const { lead, rest } = splitLead(paragraph);
  lead.data = { hProperties: { className: ['site-lead'] } };
  const head = rest === undefined ? [lead, chips] : [lead, chips, rest];
  return [...children.slice(0, index), ...head, ...children.slice(index + 1)];
}

/**
 * Ends the pages about components and hooks with links to their API pages, and begins them with a
 * lead sentence and one row of chips: those of their front matter (source, WAI-ARIA pattern,
 * Material Design, issues) and the size that `remarkBundleSize` has put there.
 */
export function remarkComponentPage({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const facts = (file.data['frontMatter'] ?? {}) as PageSummary;
    const family = API_FAMILIES.find(({ productId }) => productId === facts.productId);
    if (family === undefined) return;
    const chips = createChips(facts, family, siteDir);
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
    if (!hasApi && (facts.components ?? facts.hooks) !== undefined) {
      tree.children.push(...createApiList(facts, family, siteDir));
    }
  };
}
