import { createSlugger } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import type { PageSource } from '../model/pageSource';
import { walkTree } from '../model/walkTree';

const EXPLICIT_ID = /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/;

/** Returns the IDs on a page that links can use: its headings (slugged like Docusaurus) and demos. */
export function readAnchors({ tree, frontMatter }: PageSource): Set<string> | undefined {
  // The anchors of an API page are generated from the installed types during the build.
  if (frontMatter['api'] !== undefined) return undefined;
  const slugger = createSlugger();
  const ids = new Set<string>();
  walkTree(tree, (node) => {
    if (node.type === 'heading') {
      const explicit = node.children
        .map((child) => (child.type === 'mdxTextExpression' ? EXPLICIT_ID.exec(child.value) : null))
        .find((match) => match !== null)?.[1];
      ids.add(explicit ?? slugger.slug(toString(node)));
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Demo') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src') continue;
        ids.add(
          String(attribute.value)
            .replace(/^.*\//, '')
            .replace(/\.tsx$/, ''),
        );
      }
    }
  });
  return ids;
}
