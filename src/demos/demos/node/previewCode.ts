import fs from 'node:fs';
import path from 'node:path';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import { toLiteral } from '../../../foundation/site/node/toLiteral';
import type { ThemeName } from '../model/types';
import { previewFile } from './sharedPreviews';

/** How the languages of one build share the previews of demos. */
export interface PreviewSharing {
  readonly folder: string;
  /** Whether this language renders the previews that the others reuse. */
  readonly isFirst: boolean;
}

interface Options {
  readonly siteDir: string;
  /** Without it, each language renders its own previews. */
  readonly previews?: PreviewSharing | undefined;
}

interface DemoIdentity {
  readonly name: string;
  readonly styling: DemoStyling;
  readonly theme: ThemeName;
}

/**
 * Generates the server code that renders a demo's preview: its imports, and an expression for a function
 * that returns the HTML. A language that finds a shared preview loads neither the demo nor its libraries.
 */
export function previewCode(
  file: string,
  { siteDir, previews }: Options,
  { name, styling, theme }: DemoIdentity,
): { imports: string; render: string } {
  const demo = path.relative(siteDir, file);
  const toSpecifier = (module: string): string =>
    toLiteral(path.join(siteDir, 'src/demos/demos', module));
  const imports = `import Component from ${toLiteral(file)};
import { DemoTheme } from ${toSpecifier(`client/${theme}/DemoTheme`)};
import { renderPreview } from ${toSpecifier('client/renderPreview')};`;
  const options = `file: ${toLiteral(demo)}, name: ${toLiteral(name)}, styling: ${toLiteral(styling)}`;
  const render = `() => renderPreview({ ${options}, code: files[0].TS.code, Theme: DemoTheme, Component })`;
  if (previews === undefined) return { imports, render };
  const shared = previewFile(previews.folder, demo);
  if (previews.isFirst) {
    return {
      imports: `${imports}\nimport { sharePreview } from ${toSpecifier('node/sharedPreviews')};`,
      render: `() => sharePreview(${toLiteral(shared)}, ${render})`,
    };
  }
  // A preview that contains strings of the site isn't shared (`sharePreview`).
  if (!fs.existsSync(shared)) return { imports, render };
  return {
    imports: "import fs from 'node:fs';",
    render: `() => fs.readFileSync(${toLiteral(shared)}, 'utf8')`,
  };
}
