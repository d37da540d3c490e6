import fs from 'node:fs';
import path from 'node:path';

/**
 * Names the folder in which the first language of a build leaves the previews of its demos for the
 * others. Not set where a language is built alone, and at the dev server.
 */
export const SHARED_PREVIEWS = 'SHARED_PREVIEWS';

/** Marks text of the site's own in a preview, which each language has in its own words. */
const LOCALIZED = ' data-localized=""';

/** Where the preview of a demo is, by the demo's entry file relative to the project. */
export function previewFile(folder: string, demo: string): string {
  return path.join(folder, `${demo}.html`);
}

/** Renders a preview and leaves it in `file`, unless it has words that differ by language. */
export function sharePreview(file: string, render: () => string): string {
  const html = render();
  if (html.includes(LOCALIZED)) return html;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, html);
  return html;
}
