import type { Root } from 'mdast';
import { importNamed } from './mdxNodes';

/** The module of each component, which exports the component by name. */
export type PageComponents = Readonly<Record<string, string>>;

function collectNames(node: unknown, names: Set<string>): void {
  const candidate = node as { type?: string; name?: string | null; children?: unknown[] };
  if (candidate.type?.startsWith('mdxJsx') === true && typeof candidate.name === 'string') {
    names.add(candidate.name);
  }
  for (const child of candidate.children ?? []) collectNames(child, names);
}

/**
 * Remark plugin: imports the components that a page uses, so that writers don't have to, and so that
 * other pages don't load them. Components in `MDXComponents` would be part of every page's bundle.
 */
export function remarkPageComponents({ components }: { readonly components: PageComponents }) {
  return (tree: Root): void => {
    const names = new Set<string>();
    collectNames(tree, names);
    const imports = Object.entries(components)
      .filter(([name]) => names.has(name))
      .map(([name, request]) => importNamed(name, request));
    // mdast's types don't include MDX's node types.
    tree.children.unshift(...(imports as unknown as Root['children']));
  };
}
