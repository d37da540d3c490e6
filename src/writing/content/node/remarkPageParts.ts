import type { Root } from 'mdast';

/** Names of parts and the module that exports each under that name. */
export type PageParts = Readonly<Record<string, string>>;

function collectNames(node: unknown, names: Set<string>): void {
  const candidate = node as { type?: string; name?: string | null; children?: unknown[] };
  if (candidate.type?.startsWith('mdxJsx') === true && typeof candidate.name === 'string') {
    names.add(candidate.name);
  }
  for (const child of candidate.children ?? []) collectNames(child, names);
}

/** The import of one name, as MDX keeps it in its tree. */
export function createNamedImport(name: string, request: string): Root['children'][number] {
  const identifier = { type: 'Identifier', name };
  const specifier = { type: 'ImportSpecifier', imported: identifier, local: identifier };
  const source = { type: 'Literal', value: request, raw: JSON.stringify(request) };
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source,
    attributes: [],
  };
  const estree = { type: 'Program', sourceType: 'module', body: [declaration], comments: [] };
  // MDX's node types are not part of mdast's.
  return { type: 'mdxjsEsm', value: '', data: { estree } } as unknown as Root['children'][number];
}

/**
 * Gives a page the parts that it uses, so that writers import nothing and no other page loads
 * them: what is in `MDXComponents` instead is in the first load of every page.
 */
export function remarkPageParts({ parts }: { readonly parts: PageParts }) {
  return (tree: Root): void => {
    const names = new Set<string>();
    collectNames(tree, names);
    const imports = Object.entries(parts)
      .filter(([name]) => names.has(name))
      .map(([name, request]) => createNamedImport(name, request));
    tree.children.unshift(...imports);
  };
}
