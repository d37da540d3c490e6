import fs from 'node:fs';
import { transform } from 'esbuild';
import { compile } from 'tailwindcss';
import ts from 'typescript';
import { parseTypeScript } from './eraseTypes';
import { withoutLayers } from './withoutLayers';

/** Nothing of Tailwind's leaves the previews with this attribute. */
const SCOPE = '[data-demo-styling=tailwind]';

/** The oldest browsers of package.json's browserslist. */
const TARGETS = ['chrome111', 'firefox115', 'safari16.4'];

/**
 * The reset has a layer of its own, below everything (`withoutLayers` keeps the order). The utilities have none: under their
 * scope they must win against the library's styles, as with the "important" selector of a
 * reader's own set-up. Dark is what the site's mode says.
 */
function entry(): string {
  const preflight = fs.readFileSync(require.resolve('tailwindcss/preflight.css'), 'utf8');
  return `@import 'tailwindcss/theme.css' layer(demo-theme);
@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));
@layer demo-base { ${SCOPE} { ${preflight} } }
${SCOPE} { @tailwind utilities; }`;
}

/** Words of all strings in a program: classes can only be among them. */
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

/** The stylesheet of a Tailwind demo: its own classes, limited to Tailwind previews. */
export async function compileTailwind(candidates: readonly string[]): Promise<string> {
  const compiler = await compile(entry(), {
    loadStylesheet: (id, base) =>
      Promise.resolve({ path: id, base, content: fs.readFileSync(require.resolve(id), 'utf8') }),
  });
  const css = compiler
    .build([...candidates])
    // Theme variables belong to the demo, not to the document.
    .replaceAll(':root, :host', SCOPE);
  const { code } = await transform(css, {
    loader: 'css',
    target: TARGETS,
    minify: true,
    legalComments: 'none',
  });
  return withoutLayers(code.trim(), SCOPE);
}
