import { INDEX_NAME, SUBPATH_EXPORTS } from './apiPackages';
import type { ApiFamily } from './apiPackages';

const INDEX_PATH = /^\/x\/api\/[a-z-]+$/u;

/** Returns the exported name that a node of a navigation tree stands for. */
export function matchName(
  node: { readonly pathname: string; readonly title?: string },
  family: ApiFamily,
  exported: readonly string[],
): string | undefined {
  if (INDEX_PATH.test(node.pathname)) return INDEX_NAME;
  const names = [
    ...exported,
    ...family.packages.flatMap(({ name }) => SUBPATH_EXPORTS[name] ?? []),
  ].map((name) => name.replace(/^Unstable_/u, ''));
  const last = node.pathname.split('/').at(-1) ?? '';
  const words = last.replaceAll('-', '');
  return (
    names.find((name) => name === node.title) ?? names.find((name) => name.toLowerCase() === words)
  );
}

const DESCRIPTIONS = {
  index: 'Every component, hook, and type of the % that has an API page, in one list.',
  hook: 'The parameters and return value of the @ hook in %, with their types.',
  other: 'API reference for @ in %, with its types, default values, and deprecations.',
} as const;

/** Returns the text of an API page's file. It's only front matter: the build adds the content. */
export function createStub(
  name: string,
  kind: keyof typeof DESCRIPTIONS,
  { productId, productName }: Pick<ApiFamily, 'productId' | 'productName'>,
): string {
  const title = kind === 'index' ? `${productName} API` : `${name} API`;
  const description = DESCRIPTIONS[kind].replace('%', productName).replace('@', name);
  return [
    '---',
    `title: ${title}`,
    `description: ${description}`,
    `productId: ${productId}`,
    `api: ${name}`,
    '---',
    '',
  ].join('\n');
}
