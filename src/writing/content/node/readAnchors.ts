import { createSlugger } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import type { PageSource } from '../model/pageSource';
import { walkTree } from '../model/walkTree';

const EXPLICIT_ID = /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/;

/** The ids that a link to the page may name: its headings (by Docusaurus' rule) and its demos. */
export function readAnchors({ tree, frontMatter }: PageSource): Set<string> | undefined {
  // The anchors of a reference are made from the installed types while the site is built.
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
