import fs from 'node:fs';
import path from 'node:path';
import type { PhrasingContent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { pageAddress } from '../../../writing/content/node/findDemoVariants';
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

/** What follows the link, without the colon that joins them in plain Markdown. */
function takeText({ paragraph }: CardLine): PhrasingContent[] {
  const [, first, ...others] = paragraph.children;
  if (first?.type !== 'text') return first === undefined ? [] : [first, ...others];
  return [{ ...first, value: first.value.replace(/^[:：]\s*/, '') }, ...others];
}

/**
 * Makes cards of the list inside `<Cards>`: the picture of the demo that the link leads to, the
 * link, and the text. In the Markdown export the list stays a list.
 */
export function remarkCards({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const page = `/${pageAddress(file.path) ?? ''}`;
    for (const { element: box, cards } of readCards(tree)) {
      if (cards === undefined) {
        const line = String(box.position?.start.line ?? 1);
        throw new Error(
          `${path.relative(siteDir, file.path)}:${line}: <Cards> holds something other than a list of links, which would have no card. Write one list, each line "- [Title](/page): text".`,
        );
      }
      for (const card of cards) {
        const name = pictureName(cardTarget(card.link.url, page));
        const hasPicture = fs.existsSync(path.join(siteDir, 'static', pictureFile(name, 'light')));
        const text = takeText(card);
        card.paragraph.children = [
          element('CardPicture', hasPicture ? { name } : {}),
          card.link,
          ...(text.length > 0 ? [element('span', {}, text)] : []),
        ];
      }
    }
  };
}
