import type { Root, RootContent } from 'mdast';
import { remarkAdPlace } from './remarkAdPlace';

const text = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});
const section: RootContent = { type: 'heading', depth: 2, children: [] };
const subsection: RootContent = { type: 'heading', depth: 3, children: [] };
const tables = { type: 'mdxJsxFlowElement', name: 'ApiPage' } as unknown as RootContent;

function placeAd(...children: RootContent[]): string[] {
  const tree: Root = { type: 'root', children: [...children] };
  remarkAdPlace()(tree);
  return tree.children.map((node) => (node as { name?: string }).name ?? node.type);
}

test('inserts the ad after the first section', () => {
  expect(placeAd(text('a'), section, subsection, text('b'), section, text('c'))).toEqual([
    'paragraph',
    'heading',
    'heading',
    'paragraph',
    'PageAd',
    'heading',
    'paragraph',
  ]);
});

test('without sections, inserts the ad after the first paragraph', () => {
  expect(placeAd(tables, text('a'), text('b'))).toEqual([
    'ApiPage',
    'paragraph',
    'PageAd',
    'paragraph',
  ]);
});

test('inserts the ad above the tables of an API page without paragraphs', () => {
  expect(placeAd(tables)).toEqual(['PageAd', 'ApiPage']);
});
