import fs from 'node:fs';
import path from 'node:path';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import type { SharedBuild } from '../../../foundation/site/node/sharedBuild';
import { toLiteral } from '../../../foundation/site/node/toLiteral';
import type { ThemeName } from '../model/types';
import { previewFile } from './sharedPreviews';

interface Options {
  readonly siteDir: string;
  /** Where the languages of a build share previews. Without it, each language renders its own. */
  readonly previews?: SharedBuild | undefined;
}

interface DemoIdentity {
  readonly name: string;
  readonly styling: DemoStyling;
  readonly theme: ThemeName;
}

/**
 * Returns the server code that renders a demo's preview: its imports, and an expression for a function
 * that returns the HTML. If another language has shared the preview, the code reads that file, so the
 * bundle needs neither the demo nor its libraries.
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
  // Previews that contain translated strings aren't shared (`sharePreview`).
  if (!fs.existsSync(shared)) return { imports, render };
  return {
    imports: "import fs from 'node:fs';",
    render: `() => fs.readFileSync(${toLiteral(shared)}, 'utf8')`,
  };
}
