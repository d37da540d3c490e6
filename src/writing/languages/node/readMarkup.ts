import { parsePage } from '../../content/node/readPageSource';
import { walkTree } from '../../content/model/walkTree';
import type { BlockMarkup } from '../model/blockMarkup';

/** Returns the markup of a block. Throws if it can't be parsed. */
export function readMarkup(markdown: string): BlockMarkup {
  const code: string[] = [];
  const targets: string[] = [];
  const elements: string[] = [];
  const count = { items: 0, rows: 0, cells: 0 };
  walkTree(parsePage(markdown), (node) => {
    switch (node.type) {
      case 'inlineCode':
        code.push(node.value);
        break;
      case 'link':
      case 'image':
      case 'definition':
        targets.push(node.url);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        elements.push(node.name ?? '');
        break;
      case 'containerDirective':
      case 'leafDirective':
        elements.push(`:::${node.name}`);
        break;
      case 'code':
        code.push(node.value);
        break;
      case 'listItem':
        count.items += 1;
        break;
      case 'tableRow':
        count.rows += 1;
        break;
      case 'tableCell':
        count.cells += 1;
        break;
    }
  });
  const shape = Object.entries(count)
    .filter(([, number]) => number > 0)
    .map(([name, number]) => `${String(number)} ${name}`)
    .join(', ');
  return { code, targets, elements, shape };
}
