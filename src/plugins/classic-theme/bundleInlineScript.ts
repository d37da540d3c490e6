import path from 'node:path';
import { bundleScript } from '../../foundation/site/node/bundleScript';

/**
 * The page's inline script. It's compiled for browsers that are too old for the application
 * (package.json's browserslist): they show the reader's mode, and say that the scripts are missing.
 */
export function bundleInlineScript(): string {
  return bundleScript(path.join(__dirname, 'inlineScript.ts'), 'es2015').trim();
}
