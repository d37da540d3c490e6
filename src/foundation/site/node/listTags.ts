import { walkHtml } from './walkHtml';

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

/** The opening tags of an HTML text (`walkHtml`). */
export function listTags(html: string): HtmlTag[] {
  const tags: { name: string; attrs: HtmlTag['attrs']; text: string }[] = [];
  walkHtml(html, {
    onStartTag({ tagName: name, attrs }) {
      tags.push({ name, attrs, text: '' });
    },
    onText(text, isCode) {
      const last = tags.at(-1);
      if (isCode && last !== undefined) last.text += text;
    },
  });
  return tags;
}
