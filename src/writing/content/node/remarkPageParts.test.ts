import type { Root } from 'mdast';
import { remarkPageParts } from './remarkPageParts';

const parts = { IconSearch: '@site/src/reference/icons/client/IconSearch', Other: '@site/other' };

function element(name: string, children: unknown[] = []): unknown {
  return { type: 'mdxJsxFlowElement', name, attributes: [], children };
}

function requestsOf(tree: Root): unknown[] {
  return tree.children.flatMap((node) => {
    const { data } = node as { data?: { estree?: { body: { source: { value: string } }[] } } };
    return data?.estree?.body.map(({ source }) => source.value) ?? [];
  });
}

test('a page imports each part that it uses once, however deep', () => {
  const tree = {
    type: 'root',
    children: [element('div', [element('IconSearch')]), element('IconSearch')],
  } as unknown as Root;
  remarkPageParts({ parts })(tree);
  expect(requestsOf(tree)).toEqual(['@site/src/reference/icons/client/IconSearch']);
});

test('a page without parts stays as it is', () => {
  const tree = { type: 'root', children: [element('div')] } as unknown as Root;
  remarkPageParts({ parts })(tree);
  expect(tree.children).toHaveLength(1);
});
