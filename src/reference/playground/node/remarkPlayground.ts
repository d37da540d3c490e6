import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { importDefault, jsxElement } from '../../../writing/content/node/mdxNodes';
import { createPlaygroundQuery } from './playgroundQuery';
import { listPlaygrounds, showPlace } from './playgroundElements';
import { componentsOf, readPlayground } from './readPlayground';
import { waitsForReference } from './pagesWithoutReference';

const SOURCE = '@site/src/reference/playground/client/playgroundSource';

/**
 * Gives `<Playground of="Button" …/>` its component and its knobs. Fails by file and line, with
 * what exists, for a component, a prop, a value or a file that does not exist.
 */
export function remarkPlayground({ siteDir }: { readonly siteDir: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const elements = listPlaygrounds(tree);
    if (elements.length === 0) return;
    if (waitsForReference(file.path)) {
      elements.forEach(showPlace);
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
          `${where}: the page has a playground of ${spec.of} already, and its address could not tell them apart. Remove one.`,
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
