import type { Plugin } from 'prettier';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';
import { transform } from 'sucrase';

const BLANK_LINE = '/* @blank-line */';

/**
 * The JavaScript twin of a TypeScript sample: types gone, comments and blank lines kept,
 * formatted as a person would. Throws when the sample does not parse.
 */
export async function transformToJavascript(code: string, filePath: string): Promise<string> {
  const marked = code.replace(/^[ \t]*$\n/gm, (line) => (line === '\n' ? `${BLANK_LINE}\n` : line));
  let source = code;
  try {
    source = transform(marked, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      filePath,
    }).code;
  } catch {
    // A blank line inside JSX text or a template would make the marker visible: do without.
    source = transform(code, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
      disableESTransforms: true,
      filePath,
    }).code;
  }
  const formatted = await format(source.replaceAll(BLANK_LINE, ''), {
    parser: 'babel',
    plugins: [babel, estree as Plugin],
    singleQuote: true,
    printWidth: 100,
  });
  return formatted.replace(/\n{3,}/g, '\n\n').replace(/^\n+/, '');
}
