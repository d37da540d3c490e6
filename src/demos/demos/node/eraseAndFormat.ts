import type { Plugin } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { eraseTypes } from './eraseTypes';
import type { CodeSample } from './eraseTypes';

/** Remarks to the type checker mean nothing in JavaScript. */
const CHECKER_REMARK =
  /^[ \t]*(?:\/\/ @ts-(?:expect-error|ignore|nocheck|check)|\{\/\* @ts-(?:expect-error|ignore)).*\n/gm;

/** A worker or another module next to the sample has the other ending too. */
const FILE_ADDRESS = /(?<=new URL\((['"])\.{1,2}\/[^'"\s]+\.)ts(x?)(?=\1, import\.meta\.url\))/g;

/** The sample as JavaScript. A task of `runInThread`. @see transformToJavascript */
export async function eraseAndFormat({ code, filePath }: CodeSample): Promise<string> {
  const erased = eraseTypes(code, filePath)
    .replace(CHECKER_REMARK, '')
    .replace(FILE_ADDRESS, 'js$2');
  // A writer's own formatting, which `npm run format:check` compares with Prettier's.
  if (erased === code) return code;
  return format(erased, {
    parser: 'babel',
    plugins: [babel, estree as Plugin],
    singleQuote: true,
    printWidth: 100,
  });
}
