import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { importDefault, jsxElement } from '../../../writing/content/node/mdxNodes';
import { createPlaygroundQuery } from './playgroundQuery';
import { listPlaygrounds, showPlaceholder } from './playgroundElements';
import { componentsOf, readPlayground } from './readPlayground';
import { waitsForReference } from './pagesWithoutReference';

const SOURCE = '@site/src/reference/playground/client/playgroundSource';

/**
 * Adds the component and its knobs to `<Playground of="Button" …/>`.
 *
 * @throws when a component, prop, value, or file doesn't exist, with file, line, and what exists
 */
export function remarkPlayground({ siteDir }: { readonly siteDir: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements = listPlaygrounds(tree);
    if (elements.length === 0) return;
    if (waitsForReference(file.path)) {
      elements.forEach(showPlaceholder);
      return;
    }
    const { productId } = (file.data['frontMatter'] ?? {}) as { productId?: string };
    const components = componentsOf(siteDir, productId);
    const problems: string[] = [];
    const imports: unknown[] = [];
    const seen = new Set<string>();
    for (const [index, element] of elements.entries()) {
      const name = path.relative(siteDir, file.path);
      const where = `${name}:${String(element.position?.start.line ?? 1)}`;
      const playground = await readPlayground(element, file.path, components);
      if (!('spec' in playground)) {
        problems.push(...playground.map((problem) => `${where}: ${problem}`));
        continue;
      }
      const { spec } = playground;
      if (seen.has(spec.of)) {
        problems.push(
          `${where}: the page already has a playground of ${spec.of}. Two would share their id and URL parameters, so remove one.`,
        );
      }
      seen.add(spec.of);
      const local = `playground${String(index)}`;
      imports.push(
        importDefault(local, `${SOURCE}?playground=${createPlaygroundQuery(playground)}`),
      );
      const { attributes } = jsxElement(
        'Playground',
        { source: local },
        { spec: JSON.stringify(spec) },
      ) as { attributes: MdxJsxAttribute[] };
      element.attributes = attributes;
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
    tree.children.unshift(...(imports as Root['children']));
  };
}
