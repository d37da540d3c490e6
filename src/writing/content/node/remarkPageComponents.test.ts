import type { Root } from 'mdast';
import { remarkPageComponents } from './remarkPageComponents';

const components = {
  IconSearch: '@site/src/reference/icons/client/IconSearch',
  Other: '@site/other',
};

function element(name: string, children: unknown[] = []): unknown {
  return { type: 'mdxJsxFlowElement', name, attributes: [], children };
}

function requestsOf(tree: Root): unknown[] {
  return tree.children.flatMap((node) => {
    const { data } = node as { data?: { estree?: { body: { source: { value: string } }[] } } };
    return data?.estree?.body.map(({ source }) => source.value) ?? [];
  });
}

test('imports each component that a page uses once, at any depth', () => {
  const tree = {
    type: 'root',
    children: [element('div', [element('IconSearch')]), element('IconSearch')],
  } as unknown as Root;
  remarkPageComponents({ components })(tree);
  expect(requestsOf(tree)).toEqual(['@site/src/reference/icons/client/IconSearch']);
});

test('leaves a page without components unchanged', () => {
  const tree = { type: 'root', children: [element('div')] } as unknown as Root;
  remarkPageComponents({ components })(tree);
  expect(tree.children).toHaveLength(1);
});
