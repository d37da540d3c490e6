import path from 'node:path';
import { minifySync } from '@swc/core';
import { bundleScript } from '../../foundation/site/node/bundleScript';

/**
 * The page's inline script. It's compiled for browsers of 2020, which are too old for the
 * application (package.json's browserslist): they show the reader's mode, and say that the scripts
 * are missing. Older ones show the page as it is without scripts. Each level costs every page bytes
 * before its first paint, and so a second minifier makes it a tenth shorter.
 */
export function bundleInlineScript(): string {
  const script = bundleScript(path.join(__dirname, 'inlineScript.ts'), 'es2020');
  return minifySync(script, { compress: { passes: 3 }, mangle: true }).code;
}
