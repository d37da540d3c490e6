import fs from 'node:fs';
import path from 'node:path';
import { openContentHashCache } from '../../../foundation/site/node/contentHashCache';
import type { MemoizeText } from '../../../foundation/site/node/contentHashCache';
import { runInThread } from '../../../foundation/site/node/runInThread';
import type { HighlightLanguage } from '../model/highlightLanguages';
import type { ColorTask } from './colorCode';

const COLOR_CODE = path.join(__dirname, 'colorCode.ts');

let remember: MemoizeText | undefined;

/**
 * Returns the HTML of code, highlighted at build time and cached by content. Tokens are custom
 * elements (`TOKEN_ELEMENTS`) without inline styles, so the same HTML works in both color modes.
 */
export function highlight(code: string, lang: HighlightLanguage): Promise<string> {
  remember ??= openContentHashCache('colored-code', [
    fs.readFileSync(require.resolve('shiki/package.json')),
    fs.readFileSync(COLOR_CODE),
    fs.readFileSync(path.join(__dirname, '../model/coloredTokens.ts')),
    fs.readFileSync(path.join(__dirname, '../model/markLines.ts')),
  ]);
  return remember(`${lang}\n${code}`, () =>
    runInThread<string>(COLOR_CODE, 'colorCode', { code, lang } satisfies ColorTask),
  );
}
