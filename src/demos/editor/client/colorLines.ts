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

/** Makes HTML of code, with the elements of `src/writing/code/client/tokens.css`. */
export type ColorCode = (code: string) => string;

/** A line as it was colored the last time. */
interface Line {
  readonly text: string;
  readonly html: string;
  /** What the grammar remembers at the end of the line. */
  readonly state: GrammarState | undefined;
}

const THEME = 'site';
const LANGUAGES = ['tsx', 'css', 'json'];
// The theme and the grammars with which the build colors demos (`src/writing/code/node/highlight.ts`).
const shiki = createShikiPrimitive({
  themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--shiki-' })],
  langs: [tsx, css, json],
  engine: createJavaScriptRegexEngine(),
});

function colorLine(lang: string, text: string, grammarState: GrammarState | undefined): Line {
  const tokens = codeToTokensBase(shiki, text, {
    lang,
    theme: THEME,
    // The first line waits for the grammar's expressions to be compiled: no limit cuts it short.
    tokenizeTimeLimit: 0,
    ...(grammarState === undefined ? {} : { grammarState }),
  });
  return {
    text,
    html: tokensToHtml(tokens[0] ?? []),
    state: getLastGrammarState(shiki, tokens),
  };
}

function isSame(a: GrammarState | undefined, b: GrammarState | undefined): boolean {
  const [one, other] = [a?.getInternalStack(THEME), b?.getInternalStack(THEME)];
  return one === other || (one !== undefined && other !== undefined && one.equals(other));
}

/**
 * Colors one file while it is written, exactly as the build has colored it. Lines that have not
 * changed, and begin as they began, keep their HTML: a key costs a line, not a file.
 */
export function createColorCode(file: string): ColorCode {
  const lang = file.replace(/^.*\./, '').replace(/^[tj]sx?$/, 'tsx');
  if (!LANGUAGES.includes(lang)) return escapeCode;
  let before: readonly Line[] = [];
  return (code) => {
    const texts = code.split('\n');
    const lines: Line[] = [];
    // Lines below a change have moved by as many lines as were added.
    const shift = before.length - texts.length;
    let state: GrammarState | undefined;
    for (const [index, text] of texts.entries()) {
      const start = state;
      const known = [index, index + shift].find(
        (at) => before[at]?.text === text && isSame(before[at - 1]?.state, start),
      );
      const line =
        (known === undefined ? undefined : before[known]) ?? colorLine(lang, text, start);
      lines.push(line);
      state = line.state;
    }
    before = lines;
    return lines.map(({ html }) => html).join('\n');
  };
}
