import { defaultTreeAdapter, html as html5, parse, serialize, serializeOuter } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A page as a browser reads it. */
export interface ParsedPage {
  /** Mistakes that the HTML standard names, each with the words around it. */
  readonly errors: readonly { readonly code: string; readonly place: string }[];
  /** Ids that more than one element has, previews of demos included. */
  readonly repeatedIds: readonly string[];
  /**
   * The page, or what is in its `main`, written with every end tag, and without what is not ours
   * or only costs time: previews of demos, coloured code, styles.
   */
  readonly normalize: (part: 'page' | 'main') => string;
}

const isElement = (node: Node): node is Element => 'tagName' in node;

function walk(node: Node, visit: (element: Element) => void): void {
  if (isElement(node)) visit(node);
  if ('childNodes' in node) for (const child of [...node.childNodes]) walk(child, visit);
}

/** Code is coloured by hundreds of spans that are all alike; one word stands for them. */
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

export function parsePage(source: string): ParsedPage {
  const errors: { code: string; place: string }[] = [];
  const document = parse(source, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset, endOffset }) => {
      errors.push({ code, place: source.slice(Math.max(0, startOffset - 60), endOffset + 20) });
    },
  });
  let main: Element | undefined;
  const ids = new Map<string, number>();
  walk(document, ({ attrs }) => {
    const id = attrs.find(({ name }) => name === 'id')?.value;
    if (id !== undefined) ids.set(id, (ids.get(id) ?? 0) + 1);
  });
  walk(document, (element) => {
    if (element.tagName === 'main' && element.namespaceURI === html5.NS.HTML) main ??= element;
    thin(element);
  });
  return {
    errors,
    repeatedIds: [...ids].filter(([, count]) => count > 1).map(([id]) => id),
    normalize: (part) => {
      if (part === 'main' && main !== undefined) return serializeOuter(main);
      return serialize(document);
    },
  };
}
