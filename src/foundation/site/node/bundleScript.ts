import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Bundles an entry and everything it imports into one minified script. The output is deterministic.
 *
 * @param entry path of the entry file
 * @param target the JavaScript version to compile to, as in esbuild's `target` option
 * @throws Error when the entry can't be bundled
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
    throw new Error(
      `${path.relative(process.cwd(), entry)}:1: esbuild didn't return any output for this entry.`,
    );
  }
  return file.text;
}
