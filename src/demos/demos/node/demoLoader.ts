import fs from 'node:fs';
import path from 'node:path';
import { provideServerData } from '../../../foundation/site/node/serverData';
import type { SharedBuild } from '../../../foundation/site/node/sharedBuild';
import { sharedDataFolder } from '../../../foundation/site/node/sharedData';
import { toLiteral } from '../../../foundation/site/node/toLiteral';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { createDemoCss, hasDemoCss } from './createDemoCss';
import { createDemoPack, packKey } from './demoPack';
import type { PackAsset, PageDemos } from './demoPack';
import { demoStyling, demoName, demoTheme, findEagerHydration } from './describeDemo';
import { findImports } from './findImports';
import { readDemoFiles } from './readDemoFiles';
import { moduleClasses } from './scopeCss';
import { previewCode } from './previewCode';

export interface LoaderContext {
  resourcePath: string;
  async(): (error: Error | null, code?: string) => void;
  addDependency(file: string): void;
  emitFile(name: string, content: string): void;
  getOptions(): {
    isServer: boolean;
    siteDir: string;
    repositoryUrl?: string;
    /**
     * The page of each entry file. Without it, as in the dev server, each demo has its own file of
     * sources.
     */
    pages?: ReadonlyMap<string, PageDemos>;
    /** How the languages of a build share previews. Without it, each language renders its own. */
    previews?: SharedBuild;
  };
}

const packs = new WeakMap<PageDemos, Promise<PackAsset>>();

function getPack(page: PageDemos): Promise<PackAsset> {
  const known = packs.get(page);
  if (known !== undefined) return known;
  const pack = createDemoPack(page);
  packs.set(page, pack);
  return pack;
}

/** Runs a loader's work and makes file names in its error messages relative to the repository. */
function runLoader(context: LoaderContext, work: () => Promise<string>): void {
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
 * Compiles `import demo from './X.tsx?demo'`, whose value is a `DemoModule`. On the server, it has the
 * component inside its theme and the highlighted code. In the browser, it only has the addresses of
 * both, so no code of a demo is in the page's script.
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
  runLoader(this, async () => {
    const { files, dependencies } = await readDemoFiles(file, name);
    for (const dependency of dependencies) this.addDependency(dependency);
    const css = await createDemoCss(dependencies, name, styling);
    const lines = files[0]?.TS.shortHtml?.split('\n').length;
    const short = lines === undefined ? '' : `, shortLines: ${String(lines)}`;
    const eager = findEagerHydration(files.map(({ TS }) => TS.code));
    const hydration = eager === false ? '' : `, eagerHydration: ${toLiteral(eager)}`;
    const properties = `name: ${toLiteral(name)}, theme: ${toLiteral(theme)}, styling: ${toLiteral(styling)}${short}${hydration}${address}`;
    if (isServer) {
      const { imports, render } = previewCode(file, this.getOptions(), { name, styling, theme });
      const dataFile = path.join(sharedDataFolder(siteDir), 'demos', `${sourcePath}.json`);
      const code = provideServerData(siteDir, dataFile, files);
      return `${imports}
${code.imports}
const files = ${code.value};
export default { ${properties}, files, css: ${toLiteral(css)}, renderPreview: ${render} };`;
    }
    const pack = await getPack(pages?.get(file) ?? { name, entries: [file] });
    // The asset's address changes when any of them changes.
    for (const dependency of pack.dependencies) this.addDependency(dependency);
    this.emitFile(pack.asset, pack.data);
    return `import { code, style } from ${toLiteral(`${file}?demo-load`)};
import { loadDemo } from ${toLiteral(path.join(siteDir, 'src/demos/demos/client/loadDemo'))};
export default { ${properties}, dataUrl: __webpack_public_path__ + ${toLiteral(`${pack.asset}#${packKey(file)}`)},
  load: () => loadDemo(${toLiteral(theme)}, code, style) };`;
  });
}

/**
 * Compiles `import { code, style } from './X.tsx?demo-load'`: functions that fetch the demo and, if it
 * has one, its stylesheet. The demo's page and its standalone page share this module, so the bundler
 * creates one chunk per demo. With an `import()` in each of them, there would be two chunks.
 *
 * It's CommonJS, which the bundler doesn't merge into the module of a page. Only English has standalone
 * pages, so in other languages it would be merged, and the scripts of pages would differ.
 */
export function demoLoadLoader(this: LoaderContext, source: string): void {
  const file = this.resourcePath;
  runLoader(this, async () => {
    for (const imported of await findImports(source, file)) this.addDependency(imported);
    return `exports.code = () => import(${toLiteral(file)});
exports.style = ${hasDemoCss(file) ? `() => import(${toLiteral(`${file}?demo-css`)})` : 'undefined'};`;
  });
}

/** Compiles `import { css } from './X.tsx?demo-css'`: the demo's stylesheet as a string. */
export function demoCssLoader(this: LoaderContext): void {
  const file = this.resourcePath;
  runLoader(this, async () => {
    const name = demoName(file);
    const { dependencies } = await readDemoFiles(file, name);
    for (const dependency of dependencies) this.addDependency(dependency);
    return `export const css = ${toLiteral(await createDemoCss(dependencies, name, demoStyling(file)))};`;
  });
}

/** Compiles a demo's `import './card.css'` to its class names. The rules come with `?demo-css`. */
export function stylesheetLoader(this: LoaderContext): void {
  const file = this.resourcePath;
  runLoader(this, () =>
    Promise.resolve(
      `export default ${toLiteral(moduleClasses(fs.readFileSync(file, 'utf8'), file))};`,
    ),
  );
}
