import { Tokenizer, TokenizerMode } from 'parse5';
import type { Token } from 'parse5';

/** Elements whose content isn't markup. In the HTML standard, the parser sets these tokenizer states. */
const CONTENT_MODES: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ...['style', 'iframe', 'noembed', 'noframes', 'xmp'].map(
    (name) => [name, TokenizerMode.RAWTEXT] as const,
  ),
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
]);
/** Inside these, the elements above are ordinary elements. */
const isForeign = (name: string): boolean => name === 'svg' || name === 'math';

/** Callbacks for the tokens of an HTML document, in source order. */
export interface HtmlVisitor {
  /** Names are lowercase, and entities are decoded. */
  onStartTag(tag: Token.TagToken): void;
  onEndTag?(name: string): void;
  /** @param isCode whether the text is in a script or style, where entities aren't decoded */
  onText?(text: string, isCode: boolean): void;
  onComment?(text: string): void;
}

/**
 * Tokenizes HTML by the HTML standard and calls a visitor for each token. Text in scripts, styles,
 * comments, and attribute values isn't mistaken for tags. The content of `noscript` is tokenized, as
 * in a browser with scripting disabled. Building a tree would take ten times as long.
 */
export function tokenizeHtml(html: string, visitor: HtmlVisitor): void {
  let foreign = 0;
  let isCode = false;
  const onCharacters = ({ chars }: { chars: string }): void => {
    visitor.onText?.(chars, isCode);
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: false },
    {
      onStartTag(tag) {
        const { tagName: name, selfClosing } = tag;
        if (isForeign(name) && !selfClosing) foreign += 1;
        const mode = foreign === 0 ? CONTENT_MODES.get(name) : undefined;
        if (mode !== undefined) tokenizer.state = mode;
        isCode = mode !== undefined && mode !== TokenizerMode.RCDATA;
        visitor.onStartTag(tag);
      },
      onEndTag({ tagName: name }) {
        isCode = false;
        if (isForeign(name)) foreign = Math.max(0, foreign - 1);
        visitor.onEndTag?.(name);
      },
      onCharacter: onCharacters,
      onNullCharacter: onCharacters,
      onWhitespaceCharacter: onCharacters,
      onComment({ data }) {
        visitor.onComment?.(data);
      },
      onDoctype: () => undefined,
      onEof: () => undefined,
    },
  );
  tokenizer.write(html, true);
}
