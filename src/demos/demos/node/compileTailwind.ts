import fs from 'node:fs';
import { transform } from 'esbuild';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import { parseTypeScript } from './eraseTypes';
import { withoutLayers } from './withoutLayers';

/** Every Tailwind rule applies only inside previews with this attribute. */
const SCOPE = '[data-demo-styling=tailwind]';

/** The oldest browsers in package.json's browserslist. */
const TARGETS = ['chrome111', 'firefox115', 'safari16.4'];

/**
 * Returns the stylesheet that Tailwind compiles. The reset is in a separate layer below everything else
 * (`withoutLayers` keeps that order). The utilities aren't in a layer, because inside their scope they
 * must override the library's styles, as with Tailwind's `important` selector in an app. The `dark`
 * variant follows the site's color mode.
 */
function createEntryCss(): string {
  const preflight = fs.readFileSync(require.resolve('tailwindcss/preflight.css'), 'utf8');
  return `@import 'tailwindcss/theme.css' layer(demo-theme);
@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));
@layer demo-base { ${SCOPE} { ${preflight} } }
${SCOPE} { @tailwind utilities; }`;
}

/** Returns the words in all string literals of a module, the only places where class names can be. */
export function tailwindCandidates(code: string, filePath: string): string[] {
  const words = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      for (const word of node.text.split(/\s+/)) if (word !== '') words.add(word);
    }
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(parseTypeScript(code, filePath));
  return [...words].sort();
}

/** Compiles the stylesheet of a Tailwind demo: the classes it uses, scoped to Tailwind previews. */
export async function compileTailwind(candidates: readonly string[]): Promise<string> {
  const compiler = await compile(createEntryCss(), {
    loadStylesheet: (id, base) =>
      Promise.resolve({ path: id, base, content: fs.readFileSync(require.resolve(id), 'utf8') }),
  });
  const css = compiler
    .build([...candidates])
    // Theme variables belong on the preview, not on the document.
    .replaceAll(':root, :host', SCOPE);
  const { code } = await transform(css, {
    loader: 'css',
    target: TARGETS,
    minify: true,
    legalComments: 'none',
  });
  return withoutLayers(code.trim(), SCOPE);
}
