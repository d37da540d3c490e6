import { escapeHtml } from '../../../foundation/site/model/escapeHtml';

/** What a type's name links to: its API page, or the popover with its declaration. */
export type TypeTarget = { readonly href: string } | { readonly popover: string };

/** Types longer than this, in characters, are collapsed. */
const MAX_TYPE_LENGTH = 320;

/** Matches string literals, and names that may be types; not the parts of `React.ReactNode`. */
const TOKEN = /'[^']*'|(?<![.\w])[A-Z]\w*(?![\w(:?])/gu;

/** Returns a type as HTML, in which names are links or buttons that open their declaration. */
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
  if (type.length <= MAX_TYPE_LENGTH) return `<code>${html}</code>`;
  const summary = escapeHtml(`${type.slice(0, 60).trimEnd()} …`);
  return `<details><summary><code>${summary}</code></summary><code>${html}</code></details>`;
}
