import fs from 'node:fs';
import type { Plugin } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { openContentHashCache } from '../../../foundation/site/node/contentHashCache';
import type { RememberText } from '../../../foundation/site/node/contentHashCache';
import { readSources } from '../../../foundation/site/node/packageCache';
import { eraseTypes } from './eraseTypes';

/** Remarks to the type checker mean nothing in JavaScript. */
const CHECKER_REMARK =
  /^[ \t]*(?:\/\/ @ts-(?:expect-error|ignore|nocheck|check)|\{\/\* @ts-(?:expect-error|ignore)).*\n/gm;

let remember: RememberText | undefined;

/**
 * The JavaScript Markdown export of a TypeScript sample: types gone, comments and blank lines kept,
 * formatted as a person would. Throws with file and line when the sample does not parse.
 */
export function transformToJavascript(code: string, filePath: string): Promise<string> {
  remember ??= openContentHashCache('javascript', [
    fs.readFileSync(require.resolve('prettier/package.json')),
    fs.readFileSync(require.resolve('typescript/package.json')),
    ...readSources(__dirname),
  ]);
  return remember(code, () => transform(code, filePath));
}

async function transform(code: string, filePath: string): Promise<string> {
  const erased = eraseTypes(code, filePath).replace(CHECKER_REMARK, '');
  return format(erased, {
    parser: 'babel',
    plugins: [babel, estree as Plugin],
    singleQuote: true,
    printWidth: 100,
  });
}
