import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { renderMarkdown } from '../../content/node/renderMarkdown';
import { assertNone, findKeyTables } from './findKeyTables';

/** Gives `<KeyboardTable of="./X.tsx" />` the lines of `X.keys.ts`, checked. */
export function remarkKeyboardTable({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const { tables, problems } = findKeyTables(tree, file.path, siteDir);
    assertNone(problems);
    for (const { element, demo, table } of tables) {
      const rows = table.rows.map(({ keys, label, does }) => ({
        keys,
        ...(label === undefined ? {} : { label }),
        html: renderMarkdown(does, () => undefined),
      }));
      element.attributes = [
        { type: 'mdxJsxAttribute', name: 'demo', value: demo },
        { type: 'mdxJsxAttribute', name: 'rows', value: JSON.stringify(rows) },
      ];
    }
  };
}
