import type { ApiView, RowView } from './apiView';

/**
 * The sentences of an API page in another language, `i18n/<locale>/api/<package>/<Name>.json`:
 * the intro under `description`, the others under the anchor of their row. What is not there is
 * shown in English and marked as such.
 */
export type ApiTranslation = Readonly<Record<string, { readonly message: string }>>;

/** A page's view with what is translated; `toHtml` makes HTML of a sentence's Markdown. */
export function localizeView(
  view: ApiView,
  translation: ApiTranslation,
  toHtml: (markdown: string) => string,
): ApiView {
  const find = (key: string): string | undefined => {
    const message = Object.hasOwn(translation, key) ? translation[key]?.message : undefined;
    return message === undefined || message === '' ? undefined : toHtml(message);
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
