import type { SchemeName } from '../../palette/model/palette';
import { THEME_COLOR_META } from '../../palette/model/themeColor';

/** Sets the body's class and the color of the browser's own UI to match a scheme (spec MODE-6). */
export function showScheme(scheme: SchemeName): void {
  document.body.classList.toggle('mode-dark', scheme === 'dark');
  document.body.classList.toggle('mode-light', scheme === 'light');
  document.querySelectorAll('meta[name="theme-color"]').forEach((meta) => {
    meta.setAttribute('content', THEME_COLOR_META[scheme]);
  });
}
