import type { Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { API_FAMILIES } from '../model/apiPackages';
import type { ApiFamily } from '../model/apiPackages';
import { createSiteIndex } from './createSiteIndex';
import type { SiteIndex } from './createSiteIndex';
import { jsxElement } from './mdxNodes';
import { readVersion } from './readVersion';

interface PageFacts {
  readonly productId?: string;
  readonly components?: readonly string[];
  readonly hooks?: readonly string[];
  readonly githubSource?: string;
  readonly githubLabel?: string;
  readonly waiAria?: string;
}

/** Addresses of the chips below a page's title. */
function createChips(facts: PageFacts, family: ApiFamily, siteDir: string): Record<string, string> {
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
    ...(facts.githubLabel === undefined ? {} : { issues: `${repository}/issues?q=${query}` }),
  };
}

function createApiList(facts: PageFacts, family: ApiFamily, site: SiteIndex): RootContent[] {
  const names = [
    ...(facts.components ?? []).map((name) => ({ name, text: `<${name} />` })),
    ...(facts.hooks ?? []).map((name) => ({ name, text: `${name}()` })),
  ];
  const pages = [...site.pages.values()];
  const links = names.flatMap(({ name, text }) => {
    const page = pages.find(
      ({ api, pathname }) =>
        api.name === name &&
        !pathname.startsWith('/experiments/') &&
        family.packages.some((entry) => entry.name === api.package),
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

/**
 * Ends the pages about components and hooks with links to their API pages, and begins them with
 * the chips of their front matter (source, WAI-ARIA pattern, issues).
 */
export function remarkComponentPage({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const facts = (file.data['frontMatter'] ?? {}) as PageFacts;
    const family = API_FAMILIES.find(({ productId }) => productId === facts.productId);
    if (family === undefined) return;
    const chips = createChips(facts, family, siteDir);
    if (Object.keys(chips).length > 0) {
      tree.children.unshift(jsxElement('PageChips', {}, chips) as unknown as RootContent);
    }
    const hasApi = tree.children.some(
      (node) => node.type === 'heading' && toString(node).trim() === 'API',
    );
    if (!hasApi && (facts.components ?? facts.hooks) !== undefined) {
      tree.children.push(...createApiList(facts, family, createSiteIndex(siteDir)));
    }
  };
}
