import type { Plugin } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { eraseTypes } from './eraseTypes';
import type { CodeSample } from './eraseTypes';

/** Directives for the type checker mean nothing in JavaScript. */
const CHECKER_DIRECTIVE =
  /^[ \t]*(?:\/\/ @ts-(?:expect-error|ignore|nocheck|check)|\{\/\* @ts-(?:expect-error|ignore)).*\n/gm;

/** The URL of a worker or another module next to the sample, whose extension changes too. */
const MODULE_URL = /(?<=new URL\((['"])\.{1,2}\/[^'"\s]+\.)ts(x?)(?=\1, import\.meta\.url\))/g;

/** Converts a sample to JavaScript. Runs in a worker (`runInThread`). @see transformToJavascript */
export async function eraseAndFormat({ code, filePath }: CodeSample): Promise<string> {
  const erased = eraseTypes(code, filePath)
    .replace(CHECKER_DIRECTIVE, '')
    .replace(MODULE_URL, 'js$2');
  // Code without types keeps the writer's formatting, which `npm run format:check` checks.
  if (erased === code) return code;
  return format(erased, {
    parser: 'babel',
    plugins: [babel, estree as Plugin],
    singleQuote: true,
    printWidth: 100,
  });
}
