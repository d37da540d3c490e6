import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listPages } from '../../../shell/navigation/node/listPages';
import { pictureFile, pictureName } from '../model/pictureName';
import { listCardDemos } from './listCardDemos';
import { remarkCards } from './remarkCards';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const DOCS = path.join(SITE_DIR, 'docs');

function transform(text: string): string {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
  const file = new VFile({ path: path.join(DOCS, 'material-ui/page.mdx') });
  remarkCards({ siteDir: SITE_DIR })(tree, file);
  return JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value));
}

test('a list item becomes a picture, the link, and the text without the colon', () => {
  const tree = transform(
    '<Cards>\n\n- [Button](/material-ui/react-button): starts an action\n- [Here](#part)\n\n</Cards>\n',
  );
  expect(tree).toContain('"name":"CardPicture"');
  expect(tree).toContain('"value":"material-ui-react-button"');
  expect(tree).toContain('"value":"starts an action"');
  expect(tree).toContain('"url":"#part"');
});

test('anything but a list of links is rejected with file and line', () => {
  expect(() => transform('<Cards>\n\nA sentence.\n\n</Cards>\n')).toThrow(
    /docs\/material-ui\/page\.mdx:1: <Cards> .* "- \[Title\]\(\/page\): text"/,
  );
});

test('every card has its pictures, and every picture has a card', () => {
  const pages = listPages(DOCS);
  const demos = listCardDemos(DOCS, pages);
  expect(demos.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      pictureName('/material-ui/react-button'),
      pictureName('/material-ui/getting-started/templates#dashboard'),
    ]),
  );
  const names = demos.flatMap(({ name }) => [
    path.basename(pictureFile(name, 'light')),
    path.basename(pictureFile(name, 'dark')),
  ]);
  // If this fails, run: npm run thumbnails:update
  expect(fs.readdirSync(path.join(SITE_DIR, 'static/img/thumbnails')).sort()).toEqual(names.sort());
});
