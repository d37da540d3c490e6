import { toLiteral } from '../../../foundation/site/node/toLiteral';
import type { ListedDemo } from './listDemos';
import { STANDALONE_QUERY } from '../model/types';

/**
 * What the dev server hasn't compiled yet is a few lines that ask for it. All of them in one chunk: the
 * bundler goes through every chunk for each edit.
 */
const IN_ONE_CHUNK = '/* webpackChunkName: "demos" */ ';

function formatManifest(
  demos: readonly ListedDemo[],
  formatLoader: (entry: string) => string,
): string {
  const lines = demos.map(({ address, pageTitle, theme, variants, isDocument }) => {
    const stylings = Object.entries(variants).map(
      ([styling, entry]) => `${styling}: [${formatLoader(entry)}]`,
    );
    const facts = [toLiteral(theme), `{ ${stylings.join(', ')} }`, toLiteral(pageTitle)];
    return `${toLiteral(address)}: [${facts.join(', ')}${isDocument ? ', true' : ''}],`;
  });
  return `export default {\n${lines.join('\n')}\n};\n`;
}

/**
 * The module that the standalone-demo page reads: one line a demo, nothing of it loaded. The functions
 * that load a demo are those of its page (`demoLoadLoader`).
 */
export function createDemoManifest(demos: readonly ListedDemo[]): string {
  const entries = [...new Set(demos.flatMap(({ variants }) => Object.values(variants)))];
  const names = new Map(entries.map((entry, place) => [entry, `demo${String(place)}`]));
  const imports = entries.map(
    (entry) => `import * as ${names.get(entry) ?? ''} from ${toLiteral(`${entry}?demo-load`)};\n`,
  );
  const manifest = formatManifest(demos, (entry) => {
    const name = names.get(entry) ?? '';
    return `${name}.code, ${name}.style`;
  });
  return imports.join('') + manifest;
}

/**
 * The same for the dev server, which compiles a demo that is alone when it is asked for.
 *
 * @param hasCss whether a styling of a demo has a stylesheet of its own
 */
export function createDevManifest(
  demos: readonly ListedDemo[],
  hasCss: (entry: string) => boolean,
): string {
  return formatManifest(demos, (entry) => {
    const style = hasCss(entry) ? `, () => import(${toLiteral(`${entry}?demo-css`)})` : '';
    // With a query, so that its module is another than that of its page.
    return `() => import(${IN_ONE_CHUNK}${toLiteral(entry + STANDALONE_QUERY)})${style}`;
  });
}

/**
 * The module that the page of standalone demos starts with: how to load each section's manifest.
 *
 * @param files the module of each section's manifest
 * @param isDev whether manifests are compiled when they're asked for
 */
export function createSectionIndex(files: ReadonlyMap<string, string>, isDev: boolean): string {
  const comment = isDev ? IN_ONE_CHUNK : '';
  const lines = [...files].map(
    ([section, file]) => `${toLiteral(section)}: () => import(${comment}${toLiteral(file)}),`,
  );
  return `export default {\n${lines.join('\n')}\n};\n`;
}
