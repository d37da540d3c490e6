import fs from 'node:fs';
import { openContentHashCache } from '../../../foundation/site/node/contentHashCache';
import type { RememberText } from '../../../foundation/site/node/contentHashCache';
import { runInThread } from '../../../foundation/site/node/runInThread';
import type { HighlightLanguage } from '../model/highlightLanguages';
import type { ColorTask } from './colorCode';

const COLOR_CODE = require.resolve('./colorCode');

let remember: RememberText | undefined;

/**
 * Colors code at build time. The result is one `<code>` element with an element for each color
 * (`TOKEN_ELEMENTS`) and no inline styles, so that one HTML serves both color modes.
 */
export function highlight(code: string, lang: HighlightLanguage): Promise<string> {
  remember ??= openContentHashCache('colored-code', [
    fs.readFileSync(require.resolve('shiki/package.json')),
    fs.readFileSync(COLOR_CODE),
    fs.readFileSync(require.resolve('../model/coloredTokens')),
    fs.readFileSync(require.resolve('../model/markLines')),
  ]);
  return remember(`${lang}\n${code}`, () =>
    runInThread<string>(COLOR_CODE, 'colorCode', { code, lang } satisfies ColorTask),
  );
}
