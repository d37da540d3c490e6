import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DemoTheme } from '../model/types';
import { readDemoFiles } from './readDemoFiles';

interface LoaderContext {
  resourcePath: string;
  async(): (error: Error | null, code?: string) => void;
  addDependency(file: string): void;
  emitFile(name: string, content: string): void;
  getOptions(): { isServer: boolean; siteDir: string; repositoryUrl: string };
}

/** `Introduction/system/index.tsx` is the demo `Introduction`; else the file's own name. */
export function demoName(file: string): string {
  const base = path.basename(file, '.tsx');
  return base === 'index' ? path.basename(path.dirname(path.dirname(file))) : base;
}

function themeOf(code: string): DemoTheme {
  return /from ['"]@mui\/joy/.test(code) ? 'joy' : 'material';
}

/**
 * Makes `import demo from './X.tsx?demo'` (a `DemoModule`). The server gets the component
 * inside its theme and the coloured code; the browser gets two addresses: nothing of a demo
 * is in the page's own script.
 */
export default function demoLoader(this: LoaderContext, source: string): void {
  const callback = this.async();
  const { isServer, siteDir, repositoryUrl } = this.getOptions();
  const file = this.resourcePath;
  const name = demoName(file);
  const theme = themeOf(source);
  const sourcePath = path.relative(siteDir, file).split(path.sep).join('/');
  const sourceUrl = `${repositoryUrl}/blob/main/${sourcePath}`;
  const runtime = path.join(siteDir, 'src/demos/client', theme);
  const json = (value: unknown): string =>
    JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  readDemoFiles(file, name).then(
    ({ files, dependencies }) => {
      for (const dependency of dependencies) this.addDependency(dependency);
      if (isServer) {
        callback(
          null,
          `import Component from ${json(file)};
import { DemoTheme } from ${json(path.join(runtime, 'DemoTheme'))};
import { renderPreview } from ${json(path.join(siteDir, 'src/demos/client/renderPreview'))};
export default { name: ${json(name)}, theme: ${json(theme)}, sourceUrl: ${json(sourceUrl)}, files: ${json(files)},
  renderPreview: () => renderPreview(${json(path.relative(siteDir, file))}, ${json(name)}, DemoTheme, Component) };`,
        );
        return;
      }
      const data = json(files);
      const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
      const asset = `assets/demos/${name}.${hash}.json`;
      this.emitFile(asset, data);
      callback(
        null,
        `export default { name: ${json(name)}, theme: ${json(theme)}, sourceUrl: ${json(sourceUrl)}, dataUrl: __webpack_public_path__ + ${json(asset)},
  load: () => Promise.all([import(${json(file)}), import(${json(path.join(runtime, 'mountDemo'))})])
    .then(([demo, runtime]) => ({ Component: demo.default, mount: runtime.mountDemo })) };`,
      );
    },
    (error: unknown) => {
      callback(error instanceof Error ? error : new Error(String(error)));
    },
  );
}
