import fs from 'node:fs';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { bundleToCommonJs, COMMON } from './bundle';
import type { BuiltScript } from './buildPackages';
import { createFramePolicy } from './framePolicy';
import { sharedModulesPlugin } from './sharedModulesPlugin';
import type { ThemeName } from '../model/frameMessages';
import { getRendererScript } from '../model/runtimeManifest';

const THEMES: readonly ThemeName[] = ['material', 'joy'];

/** The same layout as `.preview` on the page, so that an edited demo doesn't move. */
const STYLE = `
html,body{margin:0;background:transparent;min-height:0}
#stage{position:relative;display:flex;align-items:center;justify-content:center;box-sizing:border-box;min-block-size:96px;padding:24px}
[data-window] #stage{display:block;min-block-size:0;padding:0}
.live-demo{min-inline-size:0;inline-size:100%;display:flex;flex-wrap:wrap;justify-content:center}
[data-window] .live-demo{display:block}
.live-demo>*{min-inline-size:0}
.waiting{position:absolute;inset-inline:24px;inline-size:auto;visibility:hidden;pointer-events:none}
`;

/** The stylesheet for people who prefer reduced motion, which demos follow too. */
export const REDUCED_MOTION = 'src/foundation/palette/css/reduced-motion.css';

/**
 * Builds the HTML document of the live preview, with its style and script inline.
 *
 * @param pageOrigin origin of the pages that may use it, if it differs from the document's origin
 */
export async function buildFrameHtml(siteDir: string, pageOrigin?: string): Promise<string> {
  const result = await build({
    ...COMMON,
    entryPoints: [path.join(siteDir, 'src/demos/editor/client/frame/main.ts')],
    format: 'iife',
    minify: true,
  });
  const motion = await transform(fs.readFileSync(path.join(siteDir, REDUCED_MOTION), 'utf8'), {
    loader: 'css',
    minify: true,
  });
  const script = (result.outputFiles?.[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
  const originAttribute = pageOrigin === undefined ? '' : ` data-page-origin="${pageOrigin}"`;
  return `<!doctype html>
<html lang="en"${originAttribute}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${createFramePolicy(script)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Live preview</title>
<style>${STYLE}${motion.code}</style>
</head>
<body>
<div id="stage"></div>
<script>${script}</script>
</body>
</html>
`;
}

/** Builds the scripts with each library's renderer, which renders a demo in that library's theme. */
export function buildRenderers(siteDir: string): Promise<BuiltScript[]> {
  return Promise.all(THEMES.map((theme) => buildRenderer(siteDir, theme)));
}

async function buildRenderer(siteDir: string, theme: ThemeName): Promise<BuiltScript> {
  const needs = new Set<string>();
  const name = getRendererScript(theme);
  const file = `./src/demos/editor/client/frame/${theme}Renderer.tsx`;
  const code = await bundleToCommonJs({
    stdin: {
      contents: `module.exports = { '#renderer/${theme}': () => require('${file}') };`,
      resolveDir: siteDir,
      loader: 'js',
    },
    jsx: 'automatic',
    plugins: [
      sharedModulesPlugin({
        siteDir,
        group: name,
        onShared: (_specifier, owner) => {
          needs.add(owner);
        },
      }),
    ],
  });
  return { name, packages: [], needs: [...needs].sort(), code };
}
