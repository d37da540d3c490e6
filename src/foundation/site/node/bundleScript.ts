import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * A script without imports, made of an entry and all that it imports. Equal sources give an equal
 * text.
 *
 * @param entry its path
 * @param target what browsers must understand, in esbuild's words
 */
export function bundleScript(entry: string, target: string | string[]): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target,
    charset: 'utf8',
    legalComments: 'none',
  });
  const [file] = outputFiles;
  if (file === undefined) {
    throw new Error(`${path.relative(process.cwd(), entry)}:1: esbuild made no script of it.`);
  }
  return file.text;
}
