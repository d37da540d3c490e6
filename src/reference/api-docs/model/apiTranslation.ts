import type { ApiView, RowView } from './apiView';

/**
 * A page's view with what is translated, by the anchor of its row and the intro under
 * `description`. What is not there is shown in English and marked as such.
 *
 * @param toHtml makes HTML of a sentence's Markdown
 */
export function localizeView(
  view: ApiView,
  sentences: Readonly<Record<string, string>>,
  toHtml: (markdown: string) => string,
): ApiView {
  const find = (key: string): string | undefined => {
    const sentence = Object.hasOwn(sentences, key) ? sentences[key] : undefined;
    return sentence === undefined ? undefined : toHtml(sentence);
  };
  const localizeRow = (row: RowView): RowView => {
    const html = find(row.id);
    return html === undefined
      ? { ...row, descriptionLang: 'en' }
      : { ...row, descriptionHtml: html };
  };
  const intro = find('description');
  return {
    ...view,
    ...(intro === undefined ? { descriptionLang: 'en' as const } : { descriptionHtml: intro }),
    tables: view.tables.map((table) => ({ ...table, rows: table.rows.map(localizeRow) })),
  };
}
