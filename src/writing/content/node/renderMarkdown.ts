import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { escapeHtml } from '../../../foundation/site/model/escapeHtml';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Returns the URL on this site for a link in a package's JSDoc, or `undefined` to drop the link. */
export type ResolveLink = (url: string) => string | undefined;

function renderAll(nodes: readonly Nodes[], resolve: ResolveLink): string {
  return nodes.map((node) => render(node, resolve)).join('');
}

function render(node: Nodes, resolve: ResolveLink): string {
  const inner = (): string => ('children' in node ? renderAll(node.children, resolve) : '');
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'code':
      return `<pre tabindex="0"><code>${escapeHtml(node.value)}</code></pre>`;
    case 'paragraph':
      return `<p>${inner()}</p>`;
    // A real heading inside a table row would disrupt the page's outline.
    case 'heading':
      return `<p><strong>${inner()}</strong></p>`;
    case 'strong':
      return `<strong>${inner()}</strong>`;
    case 'emphasis':
      return `<em>${inner()}</em>`;
    case 'delete':
      return `<del>${inner()}</del>`;
    case 'list':
      return node.ordered === true ? `<ol>${inner()}</ol>` : `<ul>${inner()}</ul>`;
    case 'listItem':
      return `<li>${inner().replace(/^<p>([\s\S]*?)<\/p>$/u, '$1')}</li>`;
    case 'blockquote':
      return `<blockquote>${inner()}</blockquote>`;
    case 'break':
      return '<br>';
    case 'link': {
      const href = resolve(node.url);
      return href === undefined ? inner() : `<a href="${escapeHtml(href)}">${inner()}</a>`;
    }
    // Tags are shown as text, so that no package can add markup to a page.
    case 'html':
      return escapeHtml(node.value);
    default:
      return inner();
  }
}

/** Parsed trees by text, because the same comment appears on many pages. */
const trees = new Map<string, Root>();

function parse(text: string): Root {
  const tree = trees.get(text) ?? parser.parse(text);
  trees.set(text, tree);
  return tree;
}

/** Returns a package's JSDoc comment as HTML. A single paragraph isn't wrapped in `<p>`. */
export function renderMarkdown(text: string, resolve: ResolveLink): string {
  if (text === '') return '';
  const tree = parse(text);
  const html = renderAll(tree.children, resolve);
  const [only] = tree.children;
  return tree.children.length === 1 && only?.type === 'paragraph' ? html.slice(3, -4) : html;
}
