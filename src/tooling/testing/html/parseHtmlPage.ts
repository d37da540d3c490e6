import { defaultTreeAdapter, html as html5, parse, serialize, serializeOuter } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { SERVED_LOCALES } from '../../../foundation/site/model/locales';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page as a browser reads it. */
export interface ParsedHtml {
  /** Mistakes that the HTML standard names, each with the words around it. */
  readonly errors: readonly { readonly code: string; readonly place: string }[];
  /** Ids that more than one element has, previews of demos included. */
  readonly repeatedIds: readonly string[];
  /**
   * The page, or what is in its `main` (or in its `body`, without one), written with every end tag
   * and without what is not ours or only costs time: previews of demos, colored code, styles.
   * Words of a part become numbers: no rule reads them, some ask whether two are equal, and the
   * same page in two languages becomes the same text.
   */
  readonly normalize: (part: 'page' | 'main') => string;
}

const isElement = (node: Node): node is Element => 'tagName' in node;

function walk(node: Node, visit: (element: Element) => void): void {
  if (isElement(node)) visit(node);
  if ('childNodes' in node) for (const child of [...node.childNodes]) walk(child, visit);
}

/** Code is colored by hundreds of spans that are all alike; one word stands for them. */
function thin(element: Element): void {
  if (element.tagName === 'code' && element.childNodes.length > 0) {
    for (const child of [...element.childNodes]) defaultTreeAdapter.detachNode(child);
    defaultTreeAdapter.insertText(element, 'code');
  }
  if (element.tagName === 'style') defaultTreeAdapter.detachNode(element);
  if (element.attrs.some(({ name }) => name === 'data-demo-root')) {
    for (const child of [...element.childNodes]) defaultTreeAdapter.detachNode(child);
  }
}

/** Attributes whose values are words. */
const SPOKEN = new Set(['aria-description', 'aria-label', 'alt', 'placeholder', 'title']);

const LOCALE = new RegExp(`^/(?:${SERVED_LOCALES.join('|')})(?=/|$)`);

/** Takes a page's language out of it: text, spoken attributes, `lang`, `dir`, addresses. */
function withoutWords(root: Node): void {
  const names = new Map<string, string>();
  const nameOf = (words: string): string => {
    const name = names.get(words) ?? `words ${String(names.size)}`;
    names.set(words, name);
    return name;
  };
  walk(root, (element) => {
    const { attrs, childNodes } = element;
    element.attrs = attrs.filter(({ name }) => name !== 'lang' && name !== 'dir');
    for (const attribute of attrs) {
      const { name, value } = attribute;
      if (SPOKEN.has(name) && value.trim() !== '') attribute.value = nameOf(value);
      if (name === 'href') attribute.value = value.replace(LOCALE, '') || '/';
      if (name.startsWith('data-')) attribute.value = '';
    }
    // The parts of this line stand in the order of the language.
    const isDateLine = attrs.some(({ value }) => value === 'theme-last-updated');
    for (const child of [...childNodes]) {
      if (isDateLine) defaultTreeAdapter.detachNode(child);
      else if ('value' in child && child.value.trim() !== '') child.value = nameOf(child.value);
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
  walk(document, ({ attrs }) => {
    const id = attrs.find(({ name }) => name === 'id')?.value;
    if (id !== undefined) ids.set(id, (ids.get(id) ?? 0) + 1);
  });
  walk(document, (element) => {
    if (element.namespaceURI === html5.NS.HTML) {
      if (element.tagName === 'main') main ??= element;
      if (element.tagName === 'body') body ??= element;
    }
    thin(element);
  });
  return {
    errors,
    repeatedIds: [...ids].filter(([, count]) => count > 1).map(([id]) => id),
    normalize: (part) => {
      const root = main ?? body;
      if (part === 'page' || root === undefined) return serialize(document);
      withoutWords(root);
      return serializeOuter(root);
    },
  };
}
