import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { COMMON } from '../../editor/node/bundle';
import type { CardDemo } from './listCardDemos';

const STYLESHEETS = [
  'src/foundation/palette/css/palette.generated.css',
  'src/writing/code/client/tokens.css',
];

/** The same as for previews on the page: the demo is centered on the preview surface. */
const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:var(--site-preview-surface);color:var(--mui-palette-text-primary);font:400 1rem/1.5 'IBM Plex Sans',sans-serif}
#stage{display:grid;align-items:safe center;min-block-size:100dvh}
.live-demo{display:flex;flex-wrap:wrap;justify-content:center;min-inline-size:0;padding:24px}
.live-demo>*{min-inline-size:0}
[data-window] #stage,[data-window] .live-demo{display:block;padding:0}
[data-window] body{background:var(--mui-palette-background-default)}
`;

/** Maps pathnames to the files of a site whose pages show one demo each. */
export type DemoSite = ReadonlyMap<string, string | Uint8Array>;

function pageHtml(name: string, hasCss: boolean, isDocument: boolean): string {
  const stylesheet = hasCss ? `<link rel="stylesheet" href="/${name}.css">` : '';
  return `<!doctype html><html lang="en"${isDocument ? ' data-window' : ''}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="stylesheet" href="/site.css">${stylesheet}<body><div id="stage"></div><script type="module" src="/${name}.js"></script></body></html>`;
}

/** Bundles the demos of cards for the browser, each as a page `/<name>.html`. */
export async function bundleDemos(siteDir: string, demos: readonly CardDemo[]): Promise<DemoSite> {
  const entries = new Map(
    demos.map(({ name, demo }) => {
      const [file = ''] = Object.values(demo.variants);
      return [
        name,
        `import { createRenderer } from './src/demos/editor/client/frame/${demo.theme}Renderer';
import { preparePicture } from './src/demos/cards/client/preparePicture';
import Demo from ${JSON.stringify(file)};
preparePicture(createRenderer, Demo);`,
      ];
    }),
  );
  const { outputFiles = [] } = await build({
    ...COMMON,
    entryPoints: [...entries.keys()].map((name) => ({ in: `picture:${name}`, out: name })),
    outdir: siteDir,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.jpg': 'dataurl', '.webp': 'dataurl' },
    plugins: [
      {
        name: 'pictures',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^picture:/ }, ({ path: id }) => ({
            path: id.slice('picture:'.length),
            namespace: 'picture',
          }));
          onLoad({ filter: /./, namespace: 'picture' }, ({ path: name }) => ({
            contents: entries.get(name) ?? '',
            resolveDir: siteDir,
            loader: 'ts',
          }));
        },
      },
    ],
  });
  const files = new Map<string, string | Uint8Array>(
    outputFiles.map((file) => [`/${path.relative(siteDir, file.path)}`, file.contents]),
  );
  const stylesheets = STYLESHEETS.map((file) => fs.readFileSync(path.join(siteDir, file), 'utf8'));
  files.set('/site.css', [...stylesheets, STYLE].join('\n'));
  for (const { name, demo } of demos) {
    files.set(`/${name}.html`, pageHtml(name, files.has(`/${name}.css`), demo.isDocument));
  }
  return files;
}
