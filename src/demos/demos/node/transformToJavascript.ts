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

/** A worker or another module next to the sample has the other ending too. */
const FILE_ADDRESS = /(?<=new URL\((['"])\.{1,2}\/[^'"\s]+\.)ts(x?)(?=\1, import\.meta\.url\))/g;

let remember: RememberText | undefined;

/**
 * A TypeScript sample as JavaScript: types gone, comments and blank lines kept,
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
  const erased = eraseTypes(code, filePath)
    .replace(CHECKER_REMARK, '')
    .replace(FILE_ADDRESS, 'js$2');
  return format(erased, {
    parser: 'babel',
    plugins: [babel, estree as Plugin],
    singleQuote: true,
    printWidth: 100,
  });
}
