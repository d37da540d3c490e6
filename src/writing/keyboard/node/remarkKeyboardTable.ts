import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { renderMarkdown } from '../../content/node/renderMarkdown';
import { assertNoProblems, findKeyTables } from './findKeyTables';

/** Remark plugin: passes the checked rows of `X.keys.ts` to `<KeyboardTable of="./X.tsx" />`. */
export function remarkKeyboardTable({ siteDir }: { readonly siteDir: string }) {
  return (tree: Root, file: VFile): void => {
    const { tables, problems } = findKeyTables(tree, file.path, siteDir);
    assertNoProblems(problems);
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
