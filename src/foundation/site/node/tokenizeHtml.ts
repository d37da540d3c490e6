import { Tokenizer, TokenizerMode } from 'parse5';
import type { Token } from 'parse5';

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

/** What is told of an HTML text, in its order. */
export interface HtmlVisitor {
  /** Names are in lower case, and entities are characters. */
  onStartTag(tag: Token.TagToken): void;
  onEndTag?(name: string): void;
  /** @param isCode whether entities are none here: in scripts and styles */
  onText?(text: string, isCode: boolean): void;
  onComment?(text: string): void;
}

/**
 * Tells a visitor the parts of an HTML text by the HTML standard: what is in scripts, styles,
 * comments, and values of attributes isn't a tag. What is in `noscript` is, as for a browser without
 * scripts. It makes no tree, which would take ten times as long.
 */
export function tokenizeHtml(html: string, visitor: HtmlVisitor): void {
  let foreign = 0;
  let isCode = false;
  const tellText = ({ chars }: { chars: string }): void => {
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
      onCharacter: tellText,
      onNullCharacter: tellText,
      onWhitespaceCharacter: tellText,
      onComment({ data }) {
        visitor.onComment?.(data);
      },
      onDoctype: () => undefined,
      onEof: () => undefined,
    },
  );
  tokenizer.write(html, true);
}
