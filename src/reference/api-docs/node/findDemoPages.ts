import fs from 'node:fs';
import path from 'node:path';
import { splitFrontMatter } from '../../../writing/content/model/splitFrontMatter';
import { listPages } from '../../../shell/navigation/node/listPages';
import type { ApiFamily } from '../model/apiPackages';
import type { LinkView } from '../model/apiView';
import type { Api } from '../model/types';

/** When no page is about a component, up to this many pages whose demos use it are listed. */
const MAX_PAGES_WITH_USES = 5;

interface DocPage {
  readonly pathname: string;
  readonly title: string;
  readonly productId: string;
  /** The components and hooks that the page is about. */
  readonly names: readonly string[];
  /** Source code of the demos in the page's folder. */
  readonly demos: string;
}

function readList(yaml: string, key: string): string[] {
  const text = new RegExp(`^${key}: *\\[(?<list>[^\\]]*)\\]`, 'mu').exec(yaml)?.groups?.['list'];
  return (text ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^['"]|['"]$/gu, ''))
    .filter(Boolean);
}

function readValue(yaml: string, key: string): string {
  const text = new RegExp(`^${key}: *(?<value>.*)$`, 'mu').exec(yaml)?.groups?.['value'] ?? '';
  return text.trim().replace(/^['"]|['"]$/gu, '');
}

function readDemos(folder: string): string {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

function readDocPages(docs: string): DocPage[] {
  return [...listPages(docs)].flatMap(([pathname, id]) => {
    const file = path.join(docs, `${id}.mdx`);
    if (!fs.existsSync(file) || pathname.startsWith('/experiments/')) return [];
    const { yaml } = splitFrontMatter(fs.readFileSync(file, 'utf8'));
    if (readValue(yaml, 'api') !== '') return [];
    const isFolder = path.basename(id) === 'index';
    return {
      pathname,
      title: readValue(yaml, 'title'),
      productId: readValue(yaml, 'productId'),
      names: [...readList(yaml, 'components'), ...readList(yaml, 'hooks')],
      demos: isFolder ? readDemos(path.dirname(file)) : '',
    };
  });
}

/**
 * Returns a function that finds the pages about an exported name or, if there are none, pages whose
 * demos use it.
 */
export function findDemoPages(docs: string) {
  const pages = readDocPages(docs);
  const toLink = ({ title, pathname }: DocPage): LinkView => ({ text: title, href: pathname });
  return ({ name, package: packageName }: Api, family: ApiFamily | undefined): LinkView[] => {
    const ofProduct = pages.filter(({ productId }) => productId === family?.productId);
    const about = ofProduct.filter(({ names }) => names.includes(name));
    if (about.length > 0) return about.map(toLink);
    const use = new RegExp(`\\b${name}\\b[^;]*from '${packageName.replace('/', '\\/')}`, 'u');
    return ofProduct
      .filter(({ demos }) => use.test(demos))
      .slice(0, MAX_PAGES_WITH_USES)
      .map(toLink);
  };
}
