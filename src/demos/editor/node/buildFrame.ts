import path from 'node:path';
import { build } from 'esbuild';
import { bundleToCommonJs, COMMON } from './bundle';
import type { BuiltScript } from './buildPackages';
import { createFramePolicy } from './framePolicy';
import { sharedModulesPlugin } from './sharedModulesPlugin';

/** As `.preview` on the page: an edited demo stands where the one before it stood. */
const STYLE = `
html,body{margin:0;background:transparent;min-height:0}
#stage{position:relative;display:flex;align-items:center;justify-content:center;box-sizing:border-box;min-block-size:96px;padding:24px}
[data-window] #stage{display:block;min-block-size:0;padding:0}
.act{min-inline-size:0;inline-size:100%;display:flex;flex-wrap:wrap;justify-content:center}
[data-window] .act{display:block}
.act>*{min-inline-size:0}
.waiting{position:absolute;inset-inline:24px;inline-size:auto;visibility:hidden;pointer-events:none}
`;

/**
 * The document of the live preview, whole: its style and its script are inside.
 *
 * @param pageOrigin origin of the pages that may use it, where that is not the document's own
 */
export async function buildFrameHtml(siteDir: string, pageOrigin?: string): Promise<string> {
  const result = await build({
    ...COMMON,
    entryPoints: [path.join(siteDir, 'src/demos/editor/client/frame/main.ts')],
    format: 'iife',
    minify: true,
  });
  const script = (result.outputFiles?.[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
  const bound = pageOrigin === undefined ? '' : ` data-page-origin="${pageOrigin}"`;
  return `<!doctype html>
<html lang="en"${bound}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${createFramePolicy(script)}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Live preview</title>
<style>${STYLE}</style>
</head>
<body>
<div id="stage"></div>
<script>${script}</script>
</body>
</html>
`;
}

/** The stages: React's root and a library's theme around a demo. */
export function buildStages(siteDir: string): Promise<BuiltScript[]> {
  return Promise.all(['material', 'joy'].map((name) => buildStage(siteDir, name)));
}

async function buildStage(siteDir: string, name: string): Promise<BuiltScript> {
  const needs = new Set<string>();
  const file = `./src/demos/editor/client/frame/${name}Stage.tsx`;
  const code = await bundleToCommonJs({
    stdin: {
      contents: `module.exports = { '#stage/${name}': () => require('${file}') };`,
      resolveDir: siteDir,
      loader: 'js',
    },
    jsx: 'automatic',
    plugins: [
      sharedModulesPlugin({
        siteDir,
        group: `stage-${name}`,
        onShared: (_specifier, owner) => {
          needs.add(owner);
        },
      }),
    ],
  });
  return { name: `stage-${name}`, packages: [], needs: [...needs].sort(), code };
}
