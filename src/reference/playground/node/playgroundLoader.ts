import path from 'node:path';
import type { PlaygroundRequest } from './playgroundQuery';

interface LoaderContext {
  readonly resourceQuery: string;
  addDependency(file: string): void;
  getOptions(): { readonly isServer: boolean; readonly siteDir: string };
}

/**
 * Makes `import source from '…/playgroundSource?playground=…'` (a `PlaygroundSource`). The server
 * gets the component inside its theme; the browser gets a function that fetches the one component.
 */
export function playgroundLoader(this: LoaderContext): string {
  const { isServer, siteDir } = this.getOptions();
  const query = decodeURIComponent(this.resourceQuery.replace('?playground=', ''));
  const { of, module, exported, theme } = JSON.parse(query) as PlaygroundRequest;
  if (path.isAbsolute(module)) this.addDependency(module);
  const json = (value: string): string => JSON.stringify(value);
  const runtime = path.join(siteDir, 'src/demos/demos/client', theme);
  if (isServer) {
    const renderer = path.join(siteDir, 'src/reference/playground/client/renderPlayground');
    return `import { ${exported} as Component } from ${json(module)};
import { DemoTheme } from ${json(path.join(runtime, 'DemoTheme'))};
import { renderPlayground } from ${json(renderer)};
export default { theme: ${json(theme)}, render: (name, props) => renderPlayground(name, props, Component, DemoTheme, ${json(of)}) };`;
  }
  return `export default { theme: ${json(theme)},
  load: () => Promise.all([import(${json(module)}), import(${json(path.join(runtime, 'mountDemo'))})])
    .then(([module, runtime]) => ({ Component: module[${json(exported)}], mount: runtime.mountDemo })) };`;
}
