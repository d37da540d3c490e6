import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { demoName } from './describeDemo';
import { findDemoVariants, pageAddress } from '../../../writing/content/node/findDemoVariants';

type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

function collect(node: unknown, found: MdxElement[]): void {
  const candidate = node as { type?: string; name?: string | null; children?: unknown[] };
  if (candidate.type?.startsWith('mdxJsx') === true && candidate.name === 'Demo') {
    found.push(node as MdxElement);
  }
  for (const child of candidate.children ?? []) collect(child, found);
}

function attribute(element: MdxElement, name: string): string | undefined {
  const hit = element.attributes.find(
    (item): item is MdxJsxAttribute => item.type === 'mdxJsxAttribute' && item.name === name,
  );
  return typeof hit?.value === 'string' ? hit.value : undefined;
}

function textAttribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

function importNode(local: string, request: string): unknown {
  const specifier = { type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } };
  const source = { type: 'Literal', value: request, raw: JSON.stringify(request) };
  const declaration = { type: 'ImportDeclaration', specifiers: [specifier], source };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration], comments: [] } },
  };
}

function variantsAttribute(locals: Record<string, string>): unknown {
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
 * `<Demo src="./X.tsx" />` -> an import of each styling with `?demo` and a `variants` prop,
 * so that writers import nothing. Fails with file and line for a demo that does not exist.
 */
export function remarkDemo() {
  return (tree: Root, file: VFile): void => {
    const elements: MdxElement[] = [];
    collect(tree, elements);
    const imports: unknown[] = [];
    const problems: string[] = [];
    for (const [index, element] of elements.entries()) {
      const where = `${path.relative(process.cwd(), file.path)}:${String(element.position?.start.line ?? 1)}`;
      const src = attribute(element, 'src');
      const variants = src === undefined ? {} : findDemoVariants(file.path, src);
      const entries = Object.entries(variants);
      if (entries.length === 0) {
        problems.push(
          src === undefined
            ? `${where}: <Demo> has no "src". Name the file beside the page: <Demo src="./Name.tsx" />.`
            : `${where}: the demo "${src}" does not exist. Readers would see an empty box. Create ${path.relative(process.cwd(), path.resolve(path.dirname(file.path), src))} (a .tsx file, or a folder with system/index.tsx) or fix the path.`,
        );
        continue;
      }
      const locals: Record<string, string> = {};
      for (const [styling, entry] of entries) {
        const local = `demo${String(index)}_${styling}`;
        locals[styling] = local;
        imports.push(importNode(local, `${entry}?demo`));
      }
      // `example` is for `check:content`, which allows it more lines.
      element.attributes = element.attributes.filter(
        (item) => item.type !== 'mdxJsxAttribute' || !['src', 'example'].includes(item.name),
      );
      const name = demoName(entries[0]?.[1] ?? '');
      element.attributes.push(
        textAttribute('name', name),
        variantsAttribute(locals) as MdxJsxAttribute,
      );
      const page = pageAddress(file.path);
      if (page !== undefined) {
        element.attributes.push(textAttribute('address', `${page}/${name}`));
      }
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
    tree.children.unshift(...(imports as Root['children']));
  };
}
