import type { SchemeName } from '../../palette/model/palette';
import { THEME_COLOR_META } from '../../palette/model/themeColor';

/** Tells the body's class and the browser's own interface which scheme is shown (spec MODE-6). */
export function showScheme(scheme: SchemeName): void {
  document.body.classList.toggle('mode-dark', scheme === 'dark');
  document.body.classList.toggle('mode-light', scheme === 'light');
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => {
    meta.setAttribute('content', THEME_COLOR_META[scheme]);
  });
}
