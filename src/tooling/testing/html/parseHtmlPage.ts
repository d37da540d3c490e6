import { defaultTreeAdapter, html as html5, parse, serialize, serializeOuter } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { SERVED_LOCALES } from '../../../foundation/site/model/locales';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page as a browser parses it. */
export interface ParsedHtml {
  /** Parse errors of the HTML standard, each with the text around it. */
  readonly errors: readonly { readonly code: string; readonly place: string }[];
  /** Ids of more than one element, including elements in previews of demos. */
  readonly repeatedIds: readonly string[];
  /**
   * Returns the HTML of the page or of its `main` element (or `body`, without one), with all end
   * tags. Leaves out what isn't ours or would only take time: previews of demos, colored code, and
   * styles. In `main`, strings are replaced with numbers, so that a page is the same in all
   * languages. No rule reads strings, but some check whether two are equal, so equal strings get
   * the same number.
   */
  readonly normalize: (part: 'page' | 'main') => string;
}

const isElement = (node: Node): node is Element => 'tagName' in node;

function visitElements(node: Node, visit: (element: Element) => void): void {
  if (isElement(node)) visit(node);
  if ('childNodes' in node) for (const child of [...node.childNodes]) visitElements(child, visit);
}

/** Removes previews and styles, and replaces the hundreds of similar spans of colored code. */
function simplify(element: Element): void {
  if (element.tagName === 'code' && element.childNodes.length > 0) {
    for (const child of [...element.childNodes]) defaultTreeAdapter.detachNode(child);
    defaultTreeAdapter.insertText(element, 'code');
  }
  if (element.tagName === 'style') defaultTreeAdapter.detachNode(element);
  if (element.attrs.some(({ name }) => name === 'data-demo-root')) {
    for (const child of [...element.childNodes]) defaultTreeAdapter.detachNode(child);
  }
}

/** Attributes whose values are text in the page's language. */
const TRANSLATED_ATTRIBUTES = new Set([
  'aria-description',
  'aria-label',
  'alt',
  'placeholder',
  'title',
]);

const LOCALE = new RegExp(`^/(?:${SERVED_LOCALES.join('|')})(?=/|$)`);

/**
 * Removes what depends on the language: text, translated attributes, `lang`, `dir`, and addresses.
 */
function removeLanguage(root: Node): void {
  const placeholders = new Map<string, string>();
  const getPlaceholder = (text: string): string => {
    const placeholder = placeholders.get(text) ?? `text ${String(placeholders.size)}`;
    placeholders.set(text, placeholder);
    return placeholder;
  };
  visitElements(root, (element) => {
    const { attrs, childNodes } = element;
    element.attrs = attrs.filter(({ name }) => name !== 'lang' && name !== 'dir');
    for (const attribute of attrs) {
      const { name, value } = attribute;
      if (TRANSLATED_ATTRIBUTES.has(name) && value.trim() !== '')
        attribute.value = getPlaceholder(value);
      if (name === 'href') attribute.value = value.replace(LOCALE, '') || '/';
      if (name.startsWith('data-')) attribute.value = '';
    }
    // The order of this line's parts depends on the language.
    const isDateLine = attrs.some(({ value }) => value === 'theme-last-updated');
    for (const child of [...childNodes]) {
      if (isDateLine) defaultTreeAdapter.detachNode(child);
      else if ('value' in child && child.value.trim() !== '')
        child.value = getPlaceholder(child.value);
    }
  });
}

export function parseHtmlPage(source: string): ParsedHtml {
  const errors: { code: string; place: string }[] = [];
  const document = parse(source, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset, endOffset }) => {
      errors.push({ code, place: source.slice(Math.max(0, startOffset - 60), endOffset + 20) });
    },
  });
  let main: Element | undefined;
  let body: Element | undefined;
  const ids = new Map<string, number>();
  visitElements(document, ({ attrs }) => {
    const id = attrs.find(({ name }) => name === 'id')?.value;
    if (id !== undefined) ids.set(id, (ids.get(id) ?? 0) + 1);
  });
  visitElements(document, (element) => {
    if (element.namespaceURI === html5.NS.HTML) {
      if (element.tagName === 'main') main ??= element;
      if (element.tagName === 'body') body ??= element;
    }
    simplify(element);
  });
  return {
    errors,
    repeatedIds: [...ids].filter(([, count]) => count > 1).map(([id]) => id),
    normalize: (part) => {
      const root = main ?? body;
      if (part === 'page' || root === undefined) return serialize(document);
      removeLanguage(root);
      return serializeOuter(root);
    },
  };
}
