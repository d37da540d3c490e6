import path from 'node:path';
import { minifySync } from '@swc/core';
import { bundleScript } from '../../foundation/site/node/bundleScript';

/**
 * Bundles the page's inline script. It's compiled to ES2020, so it also runs in browsers that are too
 * old for the application (browserslist in package.json). There, it applies the color mode and shows
 * a notice that scripts couldn't load. Even older browsers show the page as without JavaScript.
 * Because the script delays every page's first paint, a second minifier makes it a tenth smaller.
 */
export function bundleInlineScript(): string {
  const script = bundleScript(path.join(__dirname, 'inlineScript.ts'), 'es2020');
  return minifySync(script, { compress: { passes: 3 }, mangle: true }).code;
}
