import fs from 'node:fs';
import path from 'node:path';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import { toLiteral } from '../../../foundation/site/node/toLiteral';
import type { ThemeName } from '../model/types';
import { previewFile } from './sharedPreviews';

/** Where the languages of one build share the previews of demos. */
export interface PreviewSharing {
  readonly folder: string;
  /** Whether this language is the one that renders them. */
  readonly isFirst: boolean;
}

interface Options {
  readonly siteDir: string;
  /** Without it, each language renders its own. */
  readonly previews?: PreviewSharing | undefined;
}

interface Facts {
  readonly name: string;
  readonly styling: DemoStyling;
  readonly theme: ThemeName;
}

/**
 * The server's code for the preview of a demo: the imports it needs, and a function that gives the
 * HTML. A language that finds the preview needs neither the demo nor the libraries of the demo.
 */
export function previewCode(
  file: string,
  { siteDir, previews }: Options,
  { name, styling, theme }: Facts,
): { imports: string; render: string } {
  const demo = path.relative(siteDir, file);
  const of = (module: string): string => toLiteral(path.join(siteDir, 'src/demos/demos', module));
  const imports = `import Component from ${toLiteral(file)};
import { DemoTheme } from ${of(`client/${theme}/DemoTheme`)};
import { renderPreview } from ${of('client/renderPreview')};`;
  const facts = `file: ${toLiteral(demo)}, name: ${toLiteral(name)}, styling: ${toLiteral(styling)}`;
  const render = `() => renderPreview({ ${facts}, code: files[0].TS.code, Theme: DemoTheme, Component })`;
  if (previews === undefined) return { imports, render };
  const shared = previewFile(previews.folder, demo);
  if (previews.isFirst) {
    return {
      imports: `${imports}\nimport { sharePreview } from ${of('node/sharedPreviews')};`,
      render: `() => sharePreview(${toLiteral(shared)}, ${render})`,
    };
  }
  // Nothing was left of a demo that has words of the site in it (`sharePreview`).
  if (!fs.existsSync(shared)) return { imports, render };
  return {
    imports: "import fs from 'node:fs';",
    render: `() => fs.readFileSync(${toLiteral(shared)}, 'utf8')`,
  };
}
