import fs from 'node:fs';
import path from 'node:path';

/** Marks a part of a preview with the site's own text, which each language has in its own words. */
const LOCALIZED = ' data-localized=""';

/** Returns the file of a demo's preview by the demo's entry file, relative to the project. */
export function previewFile(folder: string, demo: string): string {
  return path.join(folder, `${demo}.html`);
}

/** Renders a preview and saves it in `file`, unless it has text that differs by language. */
export function sharePreview(file: string, render: () => string): string {
  const html = render();
  if (html.includes(LOCALIZED)) return html;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, html);
  return html;
}
