import fs from 'node:fs';
import type { Plugin } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { openTextMemory } from '../../site/node/textMemory';
import type { RememberText } from '../../site/node/textMemory';
import { readSources } from '../../site/node/packageCache';
import { eraseTypes } from './eraseTypes';

/** Remarks to the type checker mean nothing in JavaScript. */
const CHECKER_REMARK =
  /^[ \t]*(?:\/\/ @ts-(?:expect-error|ignore|nocheck|check)|\{\/\* @ts-(?:expect-error|ignore)).*\n/gm;

let remember: RememberText | undefined;

/**
 * The JavaScript twin of a TypeScript sample: types gone, comments and blank lines kept,
 * formatted as a person would. Throws with file and line when the sample does not parse.
 */
export function transformToJavascript(code: string, filePath: string): Promise<string> {
  remember ??= openTextMemory('javascript-twins', [
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
