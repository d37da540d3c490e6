import { tokenizeHtml } from './tokenizeHtml';

/** A start tag, as a browser parses it. */
export interface HtmlTag {
  readonly name: string;
  /** In source order, with entities decoded. */
  readonly attrs: readonly { readonly name: string; readonly value: string }[];
  /** The content of a script or style, and empty for other elements. */
  readonly text: string;
}

/** Returns an attribute's value, or `undefined` when the tag doesn't have the attribute. */
export function getAttribute({ attrs }: HtmlTag, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Whether an element's text is code. Also true in an SVG, where the tokenizer emits it as text. */
const holdsCode = (name: string): boolean => name === 'script' || name === 'style';

/** Returns the start tags of an HTML document, in order. */
export function listTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  let filled: { text: string } | undefined;
  tokenizeHtml(html, {
    onStartTag({ tagName: name, attrs, selfClosing }) {
      const tag = { name, attrs, text: '' };
      tags.push(tag);
      filled = holdsCode(name) && !selfClosing ? tag : undefined;
    },
    onEndTag() {
      filled = undefined;
    },
    onText(text) {
      if (filled !== undefined) filled.text += text;
    },
  });
  return tags;
}
