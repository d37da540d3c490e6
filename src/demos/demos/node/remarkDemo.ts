import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { demoName } from './describeDemo';
import { findDemoVariants, getPagePath } from '../../../writing/content/node/findDemoVariants';

type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

function collectDemos(node: unknown, found: MdxElement[]): void {
  const candidate = node as { type?: string; name?: string | null; children?: unknown[] };
  if (candidate.type?.startsWith('mdxJsx') === true && candidate.name === 'Demo') {
    found.push(node as MdxElement);
  }
  for (const child of candidate.children ?? []) collectDemos(child, found);
}

function readAttribute(element: MdxElement, name: string): string | undefined {
  const match = element.attributes.find(
    (item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof match?.value === 'string' ? match.value : undefined;
}

function createAttribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

function createImport(local: string, request: string): unknown {
  const specifier = { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } };
  const source = { type: 'Literal', value: request, raw: JSON.stringify(request) };
  const declaration = { type: 'ImportDeclaration', specifiers: [specifier], source };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration], comments: [] } },
  };
}

function createVariantsAttribute(locals: Record<string, string>): unknown {
  const properties = Object.entries(locals).map(([styling, local]) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name: styling },
    value: { type: 'Identifier', name: local },
  }));
  const expression = { type: 'ObjectExpression', properties };
  const statement = { type: 'ExpressionStatement', expression };
  const estree = { type: 'Program', sourceType: 'module', body: [statement], comments: [] };
  const value = { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } };
  return { type: 'mdxJsxAttribute', name: 'variants', value };
}

/**
 * A remark plugin that turns `<Demo src="./X.tsx" />` into an import of each styling with `?demo` and a
 * `variants` prop, so that writers don't have to import anything.
 *
 * @throws Error that lists, by file and line, every demo that doesn't exist
 */
export function remarkDemo() {
  return (tree: Root, file: VFile): void => {
    const elements: MdxElement[] = [];
    collectDemos(tree, elements);
    const imports: unknown[] = [];
    const problems: string[] = [];
    for (const [index, element] of elements.entries()) {
      const location = `${path.relative(process.cwd(), file.path)}:${String(element.position?.start.line ?? 1)}`;
      const src = readAttribute(element, 'src');
      const variants = src === undefined ? {} : findDemoVariants(file.path, src);
      const entries = Object.entries(variants);
      if (entries.length === 0) {
        problems.push(
          src === undefined
            ? `${location}: <Demo> has no "src". Set it to a file next to the page: <Demo src="./Name.tsx" />.`
            : `${location}: the demo "${src}" doesn't exist, so the page would show an empty box. Create ${path.relative(process.cwd(), path.resolve(path.dirname(file.path), src))} (a .tsx file, or a folder with system/index.tsx) or fix the path.`,
        );
        continue;
      }
      const locals: Record<string, string> = {};
      for (const [styling, entry] of entries) {
        const local = `demo${String(index)}_${styling}`;
        locals[styling] = local;
        imports.push(createImport(local, `${entry}?demo`));
      }
      // `example` is only for `check:content`, which allows such a demo more lines.
      element.attributes = element.attributes.filter(
        (item) => item.type !== 'mdxJsxAttribute' || !['src', 'example'].includes(item.name),
      );
      const name = demoName(entries[0]?.[1] ?? '');
      element.attributes.push(
        createAttribute('name', name),
        createVariantsAttribute(locals) as MdxJsxAttribute,
      );
      const page = getPagePath(file.path);
      if (page !== undefined) {
        element.attributes.push(createAttribute('address', `${page}/${name}`));
      }
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
    tree.children.unshift(...(imports as Root['children']));
  };
}
