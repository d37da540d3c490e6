import { escapeHtml } from '../../../foundation/site/model/escapeHtml';

/** Where the name of a type leads: to its page, or to its declaration on the same page. */
export type TypeTarget = { readonly href: string } | { readonly popover: string };

/** Characters after which a union may break onto a new line. */
const LONG_TYPE = 320;

/** Names that may be types, but not parts of a quoted text or of `React.ReactNode`. */
const TOKEN = /'[^']*'|(?<![.\w])[A-Z]\w*(?![\w(:?])/gu;

/** The text of a type as HTML: its names are links or open their declaration. */
export function formatTypeHtml(
  type: string,
  findTarget: (name: string) => TypeTarget | undefined,
): string {
  let html = '';
  let end = 0;
  for (const match of type.matchAll(TOKEN)) {
    const [name] = match;
    html += escapeHtml(type.slice(end, match.index));
    end = match.index + name.length;
    const target = name.startsWith("'") ? undefined : findTarget(name);
    if (target === undefined) html += escapeHtml(name);
    else if ('href' in target) html += `<a href="${escapeHtml(target.href)}">${name}</a>`;
    else {
      html += `<button type="button" popovertarget="${target.popover}" aria-haspopup="dialog">${name}</button>`;
    }
  }
  html += escapeHtml(type.slice(end));
  if (type.length <= LONG_TYPE) return `<code>${html}</code>`;
  const summary = escapeHtml(`${type.slice(0, 60).trimEnd()} …`);
  return `<details><summary><code>${summary}</code></summary><code>${html}</code></details>`;
}
