import { tokenizeHtml } from './tokenizeHtml';

/** An opening tag, as a browser reads it. */
export interface HtmlTag {
  readonly name: string;
  /** In the order of the text, with entities as characters. */
  readonly attrs: readonly { readonly name: string; readonly value: string }[];
  /** The code in a script or style. */
  readonly text: string;
}

/** The value of an attribute; `undefined` when the tag doesn't have it. */
export function getAttribute({ attrs }: HtmlTag, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** In these, text is code; in an SVG as well, where the tokenizer takes it for any other text. */
const holdsCode = (name: string): boolean => name === 'script' || name === 'style';

/** The opening tags of an HTML text (`tokenizeHtml`). */
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
