import path from 'node:path';
import { buildSync } from 'esbuild';

const ENTRY = 'src/plugins/classic-theme/inlineScript.ts';

/**
 * The page's inline script as one text without imports. Equal sources give an equal text.
 *
 * It's compiled for browsers that are too old for the application (package.json's browserslist):
 * they show the reader's mode, and say that the scripts are missing.
 */
export function bundleInlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, path.basename(ENTRY))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2015',
    charset: 'utf8',
    legalComments: 'none',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`${ENTRY}:1: esbuild made no script of it.`);
  return file.text.trim();
}
