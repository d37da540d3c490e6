import type { ApiView, RowView } from './apiView';

/**
 * Returns a page's view with translated descriptions. Descriptions without a translation stay in
 * English and are marked as such.
 *
 * @param translations Markdown by the anchor of its row; the page's introduction has the key
 *   `description`
 * @param toHtml renders a description's Markdown
 */
export function localizeView(
  view: ApiView,
  translations: Readonly<Record<string, string>>,
  toHtml: (markdown: string) => string,
): ApiView {
  const find = (key: string): string | undefined => {
    const markdown = Object.hasOwn(translations, key) ? translations[key] : undefined;
    return markdown === undefined ? undefined : toHtml(markdown);
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
