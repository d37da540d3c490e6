import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { importDefault, importNamed } from '../../../writing/content/node/mdxNodes';
import { listMeasured, sizeFileName } from './listMeasured';

const CHIP = '@site/src/reference/bundle-size/client/BundleSizeChip';
const DATA = '@shared-data/bundle-size';

/** Returns the product whose sizes apply. MUI System's components are measured as Material UI's. */
function findProduct(productId: unknown): string {
  return productId === 'system' ? 'material-ui' : String(productId);
}

function chip(locals: readonly string[], productId: string): object {
  const elements = locals.map((name) => ({ type: 'Identifier', name }));
  const expression = { type: 'ArrayExpression', elements };
  const statement = { type: 'ExpressionStatement', expression };
  const estree = { type: 'Program', sourceType: 'module', body: [statement], comments: [] };
  const sizes = {
    type: 'mdxJsxAttribute',
    name: 'sizes',
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
  const product = { type: 'mdxJsxAttribute', name: 'productId', value: productId };
  const attributes = [sizes, product];
  return { type: 'mdxJsxFlowElement', name: 'BundleSizeChip', attributes, children: [] };
}

/**
 * Adds a chip with the sizes of the page's components below its title. There's an import for each
 * component, so that a page only contains the numbers it shows.
 */
export function remarkBundleSize({ siteDir }: { readonly siteDir: string }) {
  let measuredFiles: ReadonlySet<string> | undefined;
  return (tree: Root, file: VFile): void => {
    const { frontMatter } = file.data as { frontMatter?: Record<string, unknown> };
    const components = (frontMatter?.['components'] ?? []) as string[];
    if (components.length === 0) return;
    measuredFiles ??= new Set(
      listMeasured(siteDir).map(({ productId, name }) => sizeFileName(productId, name)),
    );
    const productId = findProduct(frontMatter?.['productId']);
    const files = components
      .map((name) => sizeFileName(productId, name))
      .filter((name) => measuredFiles?.has(name));
    if (files.length === 0) return;
    const locals = files.map((_name, index) => `bundleSize${String(index)}`);
    const nodes = [
      importNamed('BundleSizeChip', CHIP),
      ...files.map((name, index) => importDefault(locals[index] ?? '', `${DATA}/${name}`)),
      chip(locals, productId),
    ];
    // mdast's types don't include MDX's node types.
    tree.children.unshift(...(nodes as unknown as Root['children']));
  };
}
