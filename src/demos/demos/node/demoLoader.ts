import fs from 'node:fs';
import path from 'node:path';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { createDemoCss, hasDemoCss } from './createDemoCss';
import { createDemoPack, packKey } from './demoPack';
import type { PackAsset, PageDemos } from './demoPack';
import { demoStyling, demoName, demoTheme, findEarlyStart } from './describeDemo';
import { findImports } from './findImports';
import { readDemoFiles } from './readDemoFiles';
import { moduleClasses } from './scopeCss';

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

/** Of JavaScript: JSON, but two line separators that old engines refuse in strings. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
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
      : `, sourceUrl: ${json(`${repositoryUrl}/blob/main/${sourcePath}`)}`;
  const runtime = path.join(siteDir, 'src/demos/demos/client', theme);
  run(this, async () => {
    const { files, dependencies } = await readDemoFiles(file, name);
    for (const dependency of dependencies) this.addDependency(dependency);
    const css = await createDemoCss(dependencies, name, styling);
    const lines = files[0]?.TS.shortHtml?.split('\n').length;
    const short = lines === undefined ? '' : `, shortLines: ${String(lines)}`;
    const start = findEarlyStart(files.map(({ TS }) => TS.code));
    const early = start === false ? '' : `, startsAtOnce: ${json(start)}`;
    const facts = `name: ${json(name)}, theme: ${json(theme)}, styling: ${json(styling)}${short}${early}${address}`;
    if (isServer) {
      return `import Component from ${json(file)};
import { DemoTheme } from ${json(path.join(runtime, 'DemoTheme'))};
import { renderPreview } from ${json(path.join(siteDir, 'src/demos/demos/client/renderPreview'))};
const files = ${json(files)};
export default { ${facts}, files, css: ${json(css)}, renderPreview: () => renderPreview({
  file: ${json(path.relative(siteDir, file))}, code: files[0].TS.code, name: ${json(name)}, styling: ${json(styling)}, Theme: DemoTheme, Component }) };`;
    }
    const pack = await packOf(pages?.get(file) ?? { name, entries: [file] });
    // A change of any of them changes the address.
    for (const dependency of pack.dependencies) this.addDependency(dependency);
    this.emitFile(pack.asset, pack.data);
    return `import { code, style } from ${json(`${file}?demo-load`)};
export default { ${facts}, dataUrl: __webpack_public_path__ + ${json(`${pack.asset}#${packKey(file)}`)},
  load: () => Promise.all([code(), import(${json(path.join(runtime, 'mountDemo'))}), style?.()])
    .then(([demo, runtime, style]) => ({ Component: demo.default, mount: runtime.mountDemo, css: style?.css })) };`;
  });
}

/**
 * Makes `import { code, style } from './X.tsx?demo-load'`: functions that fetch the demo and its own
 * stylesheet, where it has one. The page and the address of the demo alone share this module, and
 * so the bundler makes one script of a demo: imports in two places would be two scripts.
 */
export function demoLoadLoader(this: LoaderContext, source: string): void {
  const file = this.resourcePath;
  for (const beside of findImports(source, file)) this.addDependency(beside);
  run(this, () =>
    Promise.resolve(`export const code = () => import(${json(file)});
export const style = ${hasDemoCss(file) ? `() => import(${json(`${file}?demo-css`)})` : 'undefined'};`),
  );
}

/** Makes `import { css } from './X.tsx?demo-css'`: the demo's own stylesheet as text. */
export function demoCssLoader(this: LoaderContext): void {
  const file = this.resourcePath;
  run(this, async () => {
    const name = demoName(file);
    const { dependencies } = await readDemoFiles(file, name);
    for (const dependency of dependencies) this.addDependency(dependency);
    return `export const css = ${json(await createDemoCss(dependencies, name, demoStyling(file)))};`;
  });
}

/** What a demo's `import './card.css'` gives: class names only, the rules come by `?demo-css`. */
export function stylesheetLoader(this: LoaderContext): void {
  const file = this.resourcePath;
  run(this, () =>
    Promise.resolve(`export default ${json(moduleClasses(fs.readFileSync(file, 'utf8'), file))};`),
  );
}
