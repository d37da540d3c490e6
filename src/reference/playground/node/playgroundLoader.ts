import path from 'node:path';
import { toLiteral } from '../../../foundation/site/node/toLiteral';
import type { PlaygroundRequest } from './playgroundQuery';

interface LoaderContext {
  readonly resourceQuery: string;
  addDependency(file: string): void;
  getOptions(): { readonly isServer: boolean; readonly siteDir: string };
}

/**
 * The loader of `import source from '…/playgroundSource?playground=…'`, which is a
 * `PlaygroundSource`. On the server, the module renders the component in its theme; in the browser,
 * it has a function that loads the component.
 */
export function playgroundLoader(this: LoaderContext): string {
  const { isServer, siteDir } = this.getOptions();
  const query = decodeURIComponent(this.resourceQuery.replace('?playground=', ''));
  const { of, module, exported, theme } = JSON.parse(query) as PlaygroundRequest;
  if (path.isAbsolute(module)) this.addDependency(module);
  const client = path.join(siteDir, 'src/demos/demos/client');
  if (isServer) {
    const renderer = path.join(siteDir, 'src/reference/playground/client/renderPlayground');
    return `import { ${exported} as Component } from ${toLiteral(module)};
import { DemoTheme } from ${toLiteral(path.join(client, theme, 'DemoTheme'))};
import { renderPlayground } from ${toLiteral(renderer)};
export default { theme: ${toLiteral(theme)}, render: (name, props) => renderPlayground(name, props, Component, DemoTheme, ${toLiteral(of)}) };`;
  }
  return `import { loadDemo } from ${toLiteral(path.join(client, 'loadDemo'))};
const code = () => import(${toLiteral(module)}).then((module) => ({ default: module[${toLiteral(exported)}] }));
export default { theme: ${toLiteral(theme)}, load: () => loadDemo(${toLiteral(theme)}, code) };`;
}
