import fs from 'node:fs';
import path from 'node:path';
import { provideServerData } from '../../../foundation/site/node/serverData';
import { sharedDataFolder } from '../../../foundation/site/node/sharedData';
import { toLiteral } from '../../../foundation/site/node/toLiteral';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { createDemoCss, hasDemoCss } from './createDemoCss';
import { createDemoPack, packKey } from './demoPack';
import type { PackAsset, PageDemos } from './demoPack';
import { demoStyling, demoName, demoTheme, findEarlyStart } from './describeDemo';
import { findImports } from './findImports';
import { readDemoFiles } from './readDemoFiles';
import { moduleClasses } from './scopeCss';
import { previewCode } from './previewCode';
import type { PreviewSharing } from './previewCode';

export interface LoaderContext {
  resourcePath: string;
  async(): (error: Error | null, code?: string) => void;
  addDependency(file: string): void;
  emitFile(name: string, content: string): void;
  getOptions(): {
    isServer: boolean;
    siteDir: string;
    repositoryUrl?: string;
    /** The page of each entry file. Without it, as at the dev server, each demo has its own file of sources. */
    pages?: ReadonlyMap<string, PageDemos>;
    /** Where the languages of one build share previews. Without it, each renders its own. */
    previews?: PreviewSharing;
  };
}

const packs = new WeakMap<PageDemos, Promise<PackAsset>>();

function packOf(page: PageDemos): Promise<PackAsset> {
  const known = packs.get(page);
  if (known !== undefined) return known;
  const pack = createDemoPack(page);
  packs.set(page, pack);
  return pack;
}

/** Runs a loader's work; its messages name files as the repository does. */
function run(context: LoaderContext, work: () => Promise<string>): void {
  const callback = context.async();
  const { siteDir } = context.getOptions();
  work().then(
    (code) => {
      callback(null, code);
    },
    (error: unknown) => {
      const message = toMessage(error);
      callback(new Error(message.replaceAll(siteDir + path.sep, '')));
    },
  );
}

/**
 * Makes `import demo from './X.tsx?demo'` (a `DemoModule`). The server gets the component
 * inside its theme and the colored code; the browser gets two addresses: nothing of a demo
 * is in the page's own script.
 */
export function demoLoader(this: LoaderContext, source: string): void {
  const { isServer, siteDir, repositoryUrl, pages } = this.getOptions();
  const file = this.resourcePath;
  const name = demoName(file);
  const theme = demoTheme(source);
  const styling = demoStyling(file);
  const sourcePath = path.relative(siteDir, file).split(path.sep).join('/');
  const address =
    repositoryUrl === undefined
      ? ''
      : `, sourceUrl: ${toLiteral(`${repositoryUrl}/blob/main/${sourcePath}`)}`;
  run(this, async () => {
    const { files, dependencies } = await readDemoFiles(file, name);
    for (const dependency of dependencies) this.addDependency(dependency);
    const css = await createDemoCss(dependencies, name, styling);
    const lines = files[0]?.TS.shortHtml?.split('\n').length;
    const short = lines === undefined ? '' : `, shortLines: ${String(lines)}`;
    const start = findEarlyStart(files.map(({ TS }) => TS.code));
    const early = start === false ? '' : `, startsAtOnce: ${toLiteral(start)}`;
    const facts = `name: ${toLiteral(name)}, theme: ${toLiteral(theme)}, styling: ${toLiteral(styling)}${short}${early}${address}`;
    if (isServer) {
      const { imports, render } = previewCode(file, this.getOptions(), { name, styling, theme });
      const place = path.join(sharedDataFolder(siteDir), 'demos', `${sourcePath}.json`);
      const code = provideServerData(siteDir, place, files);
      return `${imports}
${code.imports}
const files = ${code.value};
export default { ${facts}, files, css: ${toLiteral(css)}, renderPreview: ${render} };`;
    }
    const pack = await packOf(pages?.get(file) ?? { name, entries: [file] });
    // A change of any of them changes the address.
    for (const dependency of pack.dependencies) this.addDependency(dependency);
    this.emitFile(pack.asset, pack.data);
    return `import { code, style } from ${toLiteral(`${file}?demo-load`)};
import { loadDemo } from ${toLiteral(path.join(siteDir, 'src/demos/demos/client/loadDemo'))};
export default { ${facts}, dataUrl: __webpack_public_path__ + ${toLiteral(`${pack.asset}#${packKey(file)}`)},
  load: () => loadDemo(${toLiteral(theme)}, code, style) };`;
  });
}

/**
 * Makes `import { code, style } from './X.tsx?demo-load'`: functions that fetch the demo and its own
 * stylesheet, where it has one. The page and the address of the demo alone share this module, and
 * so the bundler makes one script of a demo: imports in two places would be two scripts.
 */
export function demoLoadLoader(this: LoaderContext, source: string): void {
  const file = this.resourcePath;
  run(this, async () => {
    for (const beside of await findImports(source, file)) this.addDependency(beside);
    return `export const code = () => import(${toLiteral(file)});
export const style = ${hasDemoCss(file) ? `() => import(${toLiteral(`${file}?demo-css`)})` : 'undefined'};`;
  });
}

/** Makes `import { css } from './X.tsx?demo-css'`: the demo's own stylesheet as text. */
export function demoCssLoader(this: LoaderContext): void {
  const file = this.resourcePath;
  run(this, async () => {
    const name = demoName(file);
    const { dependencies } = await readDemoFiles(file, name);
    for (const dependency of dependencies) this.addDependency(dependency);
    return `export const css = ${toLiteral(await createDemoCss(dependencies, name, demoStyling(file)))};`;
  });
}

/** What a demo's `import './card.css'` gives: class names only, the rules come by `?demo-css`. */
export function stylesheetLoader(this: LoaderContext): void {
  const file = this.resourcePath;
  run(this, () =>
    Promise.resolve(
      `export default ${toLiteral(moduleClasses(fs.readFileSync(file, 'utf8'), file))};`,
    ),
  );
}
