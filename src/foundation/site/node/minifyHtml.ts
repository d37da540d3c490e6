import { tokenizeHtml } from './tokenizeHtml';

/** An attribute value that doesn't need quotes. */
const UNQUOTED = /^[^\s"'`=<>]+$/;

/**
 * Elements whose end tag is optional, with the tags that may follow when it's left out.
 *
 * @see https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 */
const OPTIONAL_END_TAGS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ['li', '<li </ul </ol'],
    ['dt', '<dt <dd'],
    ['dd', '<dt <dd </dl'],
    ['td', '<td <th </tr'],
    ['th', '<td <th </tr'],
    ['tr', '<tr </tbody </thead </table'],
    ['thead', '<tbody'],
    ['tbody', '</table'],
    ['p', '<p <ul <ol <dl <h2 <h3 <h4 <pre <table <div </div </li </td </section </article'],
  ].map(([name = '', next = '']) => [name, new Set(next.split(' '))]),
);

/** Escapes characters that a parser would otherwise change. */
const escapeEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('\r', '&#13;');

function formatValue(value: string): string {
  const text = escapeEntities(value);
  if (UNQUOTED.test(text)) return text;
  if (!text.includes('"')) return `"${text}"`;
  return text.includes("'") ? `"${text.replaceAll('"', '&quot;')}"` : `'${text}'`;
}

/**
 * Returns equivalent, shorter HTML: quotes, end tags, and entities are left out where the HTML
 * standard allows it (decision 28). Whitespace and comments are kept, because React compares them
 * when it hydrates.
 */
export function minifyHtml(html: string): string {
  let minified = '';
  /** The element whose end tag is written only if what comes next requires it. */
  let pendingEnd = '';
  const write = (text: string, next = ''): void => {
    const isOptional = OPTIONAL_END_TAGS.get(pendingEnd)?.has(next) === true;
    if (pendingEnd !== '' && !isOptional) minified += `</${pendingEnd}>`;
    pendingEnd = '';
    minified += text;
  };
  tokenizeHtml(html, {
    onStartTag({ tagName, attrs, selfClosing }) {
      const list = attrs.map(({ name, value }) =>
        value === '' ? ` ${name}` : ` ${name}=${formatValue(value)}`,
      );
      write(`<${tagName}${list.join('')}${selfClosing ? ' /' : ''}>`, `<${tagName}`);
    },
    onEndTag(name) {
      write('', `</${name}`);
      if (OPTIONAL_END_TAGS.has(name)) pendingEnd = name;
      else minified += `</${name}>`;
    },
    onText(text, isCode) {
      write(isCode ? text : escapeEntities(text).replaceAll('<', '&lt;'));
    },
    onComment(text) {
      write(`<!--${text}-->`);
    },
  });
  write('');
  return minified;
}
