import {
  codeToTokensBase,
  createCssVariablesTheme,
  createShikiPrimitive,
  getLastGrammarState,
} from 'shiki/core';
import type { GrammarState } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import css from 'shiki/langs/css.mjs';
import json from 'shiki/langs/json.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import { escapeCode } from '../../../writing/code/model/markLines';
import { tokensToHtml } from '../../../writing/code/model/coloredTokens';

/** Returns code as HTML with the elements that `src/writing/code/client/tokens.css` styles. */
export type HighlightCode = (code: string) => string;

/** A line with its highlighting. */
interface Line {
  readonly text: string;
  readonly html: string;
  /** The grammar's state at the end of the line. */
  readonly state: GrammarState | undefined;
}

const THEME = 'site';
const LANGUAGES = ['tsx', 'css', 'json'];
// The same theme and grammars that the build uses for demos (`src/writing/code/node/highlight.ts`).
const shiki = createShikiPrimitive({
  themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--shiki-' })],
  langs: [tsx, css, json],
  engine: createJavaScriptRegexEngine(),
});

function highlightLine(lang: string, text: string, grammarState: GrammarState | undefined): Line {
  const tokens = codeToTokensBase(shiki, text, {
    lang,
    theme: THEME,
    // No time limit, because the first line has to wait until the grammar is compiled.
    tokenizeTimeLimit: 0,
    ...(grammarState === undefined ? {} : { grammarState }),
  });
  return {
    text,
    html: tokensToHtml(tokens[0] ?? []),
    state: getLastGrammarState(shiki, tokens),
  };
}

function isSameState(a: GrammarState | undefined, b: GrammarState | undefined): boolean {
  const [one, other] = [a?.getInternalStack(THEME), b?.getInternalStack(THEME)];
  return one === other || (one !== undefined && other !== undefined && one.equals(other));
}

/**
 * Creates a highlighter for one file that is being edited, whose result is the same as the build's. Lines
 * whose text and initial grammar state haven't changed reuse their HTML, so a keystroke costs one line
 * instead of the whole file.
 */
export function createLineHighlighter(file: string): HighlightCode {
  const lang = file.replace(/^.*\./, '').replace(/^[tj]sx?$/, 'tsx');
  if (!LANGUAGES.includes(lang)) return escapeCode;
  let previous: readonly Line[] = [];
  return (code) => {
    const texts = code.split('\n');
    const lines: Line[] = [];
    // Lines below a change have moved by the number of lines added.
    const shift = previous.length - texts.length;
    let state: GrammarState | undefined;
    for (const [index, text] of texts.entries()) {
      const start = state;
      const known = [index, index + shift].find(
        (at) => previous[at]?.text === text && isSameState(previous[at - 1]?.state, start),
      );
      const line =
        (known === undefined ? undefined : previous[known]) ?? highlightLine(lang, text, start);
      lines.push(line);
      state = line.state;
    }
    previous = lines;
    return lines.map(({ html }) => html).join('\n');
  };
}
