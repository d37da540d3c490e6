import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import { parsePage } from '../../content/node/readPageSource';
import {
  createTranslatedSite,
  ENGLISH,
  TRANSLATED_PAGE,
  TRANSLATED,
} from '../../../tooling/testing/translatedSite';
import type { TranslatedSite } from '../../../tooling/testing/translatedSite';
import { remarkTranslation } from './remarkTranslation';

const SOURCE = 'docs/material-ui/button.mdx';
let site: TranslatedSite;
beforeEach(() => {
  site = createTranslatedSite();
  process.env['DOCUSAURUS_CURRENT_LOCALE'] = 'zh';
});
afterEach(() => {
  site.remove();
  delete process.env['DOCUSAURUS_CURRENT_LOCALE'];
});

function render(file: string, text: string): Root {
  const tree = parsePage(text);
  const value = { path: path.join(site.siteDir, file), value: text };
  remarkTranslation({ siteDir: site.siteDir })(tree, new VFile(value));
  return tree;
}

interface Element {
  readonly name: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

function findNotice(tree: Root): Element | undefined {
  return tree.children.find(
    (node) => node.type === 'mdxJsxFlowElement' && /Notice$/.test(node.name ?? ''),
  ) as unknown as Element | undefined;
}

const listIds = (tree: Root): string[] =>
  tree.children.flatMap((node) => {
    if (node.type !== 'heading') return [];
    const last = node.children.at(-1);
    const id = last?.type === 'mdxTextExpression' ? last.value : 'none';
    return [`${toString(node.children[0])} ${id}`];
  });

test('gives headings the IDs of the English ones, without a notice if nothing changed', () => {
  const tree = render(TRANSLATED_PAGE, TRANSLATED);
  expect(listIds(tree)).toEqual(['基础 /* #basics */', '尺寸 /* #sizes */']);
  expect(findNotice(tree)).toBeUndefined();
});

test('uses the new ID of a renamed heading, and lists the changed text in the notice', () => {
  site.write(
    SOURCE,
    ENGLISH.replace('## Sizes', '## Small and large').replace('with care', 'with great care'),
  );
  const tree = render(TRANSLATED_PAGE, TRANSLATED);
  expect(listIds(tree)).toEqual(['基础 /* #basics */', '尺寸 /* #small-and-large */']);
  const stale = findNotice(tree);
  expect(stale?.name).toBe('StaleNotice');
  const changes = JSON.parse(stale?.attributes.find(({ name }) => name === 'changes')?.value ?? '');
  expect(changes[0]).toMatchObject({
    path: 'Basics',
    parts: [
      ['same', 'Use the `variant` prop with '],
      ['added', 'great '],
      ['same', 'care.'],
    ],
  });
  expect(changes).toHaveLength(2);
});

test('keeps the IDs of headings whose order changed in English', () => {
  const moved = ENGLISH.replace('## Basics', '## X')
    .replace('## Sizes', '## Basics')
    .replace('## X', '## Sizes');
  site.write(SOURCE, moved);
  expect(listIds(render(TRANSLATED_PAGE, TRANSLATED))).toEqual([
    '基础 /* #basics */',
    '尺寸 /* #sizes */',
  ]);
});

test.each([
  ['an English page', SOURCE],
  ['English in place of a broken translation', TRANSLATED_PAGE],
])('adds no notice to %s', (_name, file) => {
  expect(findNotice(render(file, ENGLISH))).toBeUndefined();
});

test('adds nothing in the default language', () => {
  process.env['DOCUSAURUS_CURRENT_LOCALE'] = 'en';
  expect(findNotice(render(SOURCE, ENGLISH))).toBeUndefined();
});
