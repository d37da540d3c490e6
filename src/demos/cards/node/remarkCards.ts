import fs from 'node:fs';
import path from 'node:path';
import type { PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { getPagePath } from '../../../writing/content/node/findDemoVariants';
import { cardTarget, pictureFile, pictureName } from '../model/pictureName';
import { readCards } from './readCards';
import type { CardLine } from './readCards';

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: PhrasingContent[] = [],
): PhrasingContent {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}

/** Returns the content after the link, without the colon that separates them in plain Markdown. */
function getText({ paragraph }: CardLine): PhrasingContent[] {
  const [, first, ...others] = paragraph.children;
  if (first?.type !== 'text') return first === undefined ? [] : [first, ...others];
  return [{ ...first, value: first.value.replace(/^[:：]\s*/, '') }, ...others];
}

/**
 * A remark plugin that turns each item of the list inside `<Cards>` into a card with a picture of the demo
 * that the link leads to, the link, and the text. In the Markdown export, it stays a list.
 *
 * @throws Error with file and line when `<Cards>` contains anything but a list of links
 */
export function remarkCards({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const page = `/${getPagePath(file.path) ?? ''}`;
    for (const { element: list, cards } of readCards(tree)) {
      if (cards === undefined) {
        const line = String(list.position?.start.line ?? 1);
        throw new Error(
          `${path.relative(siteDir, file.path)}:${line}: <Cards> contains something other than a list of links, so no cards can be created. Write a single list with lines like "- [Title](/page): text".`,
        );
      }
      for (const card of cards) {
        const name = pictureName(cardTarget(card.link.url, page));
        const hasPicture = fs.existsSync(path.join(siteDir, 'static', pictureFile(name, 'light')));
        const text = getText(card);
        card.paragraph.children = [
          element('CardPicture', hasPicture ? { name } : {}),
          card.link,
          ...(text.length > 0 ? [element('span', {}, text)] : []),
        ];
      }
    }
  };
}
