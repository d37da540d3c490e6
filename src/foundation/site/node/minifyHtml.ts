import { tokenizeHtml } from './tokenizeHtml';

/** What an attribute's value may have without quotes around it. */
const UNQUOTED = /^[^\s"'`=<>]+$/;

/**
 * Elements whose end is clear from what comes next: the next one of the same kind, or the end of
 * what they are in.
 *
 * @see https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 */
const CLEAR_END: ReadonlyMap<string, ReadonlySet<string>> = new Map(
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

/** What would be read as another character. */
const escapeEntities = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('\r', '&#13;');

function formatValue(value: string): string {
  const text = escapeEntities(value);
  if (UNQUOTED.test(text)) return text;
  if (!text.includes('"')) return `"${text}"`;
  return text.includes("'") ? `"${text.replaceAll('"', '&quot;')}"` : `'${text}'`;
}

/**
 * The same elements, texts, and comments in a shorter HTML text: without quotes, ends of elements,
 * and entities that a browser can do without (decision 28). Spaces stay, since React compares texts
 * with them.
 */
export function minifyHtml(html: string): string {
  let short = '';
  /** The end of an element that may be clear from what comes next. */
  let waiting = '';
  const write = (text: string, next = ''): void => {
    if (waiting !== '' && CLEAR_END.get(waiting)?.has(next) !== true) short += `</${waiting}>`;
    waiting = '';
    short += text;
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
      if (CLEAR_END.has(name)) waiting = name;
      else short += `</${name}>`;
    },
    onText(text, isCode) {
      write(isCode ? text : escapeEntities(text).replaceAll('<', '&lt;'));
    },
    onComment(text) {
      write(`<!--${text}-->`);
    },
  });
  write('');
  return short;
}
