import { Tokenizer, TokenizerMode } from 'parse5';

/** An opening tag, as a browser reads it. */
export interface HtmlTag {
  readonly name: string;
  /** In the order of the text, with entities as characters. */
  readonly attrs: readonly { readonly name: string; readonly value: string }[];
  /** What is in an element that can't hold other elements: the code of a script. */
  readonly text: string;
}

/** The value of an attribute; `undefined` when the tag doesn't have it. */
export function getAttribute({ attrs }: HtmlTag, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Elements whose content holds no tags, as the parser of the standard tells its tokenizer. */
const CONTENT_MODES: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['style', 'iframe', 'noembed', 'noframes', 'xmp'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
]);
/** In these, the names above mean something else. */
const isForeign = (name: string): boolean => name === 'svg' || name === 'math';

const ignore = (): void => undefined;

/**
 * The opening tags of an HTML text by the HTML standard: what is in scripts, styles, comments, and
 * values of attributes isn't a tag. What is in `noscript` is, as for a browser without scripts. It
 * makes no tree, which would take ten times as long.
 */
export function listTags(html: string): HtmlTag[] {
  const tags: HtmlTag[] = [];
  let filled: { text: string } | undefined;
  let foreign = 0;
  const addText = ({ chars }: { chars: string }): void => {
    if (filled !== undefined) filled.text += chars;
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag({ tagName: name, attrs, selfClosing }) {
        const tag = { name, attrs, text: '' };
        tags.push(tag);
        if (isForeign(name) && !selfClosing) foreign += 1;
        const mode = foreign === 0 ? CONTENT_MODES.get(name) : undefined;
        if (mode !== undefined) tokenizer.state = mode;
        filled = CONTENT_MODES.has(name) && !selfClosing ? tag : undefined;
      },
      onEndTag({ tagName: name }) {
        filled = undefined;
        if (isForeign(name)) foreign = Math.max(0, foreign - 1);
      },
      onCharacter: addText,
      onNullCharacter: addText,
      onWhitespaceCharacter: addText,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(html, true);
  return tags;
}
