import fs from 'node:fs';
import path from 'node:path';

/** Marks an element of a preview that contains translated strings of the site. */
const LOCALIZED = ' data-localized=""';

/**
 * Returns the file that a demo's preview is shared in.
 *
 * @param demo the demo's entry file, relative to the project
 */
export function previewFile(folder: string, demo: string): string {
  return path.join(folder, `${demo}.html`);
}

/** Renders a preview, and saves it in `file` unless it contains text that differs by language. */
export function sharePreview(file: string, render: () => string): string {
  const html = render();
  if (html.includes(LOCALIZED)) return html;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, html);
  return html;
}
