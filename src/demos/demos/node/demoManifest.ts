import { toLiteral } from '../../../foundation/site/node/toLiteral';
import type { ListedDemo } from './listDemos';
import { STANDALONE_QUERY } from '../model/types';

/**
 * In the dev server, a module that hasn't been compiled yet is a stub that requests it. The stubs share
 * one chunk because the bundler processes every chunk on each edit.
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
    const values = [toLiteral(theme), `{ ${stylings.join(', ')} }`, toLiteral(pageTitle)];
    return `${toLiteral(address)}: [${values.join(', ')}${isDocument ? ', true' : ''}],`;
  });
  return `export default {\n${lines.join('\n')}\n};\n`;
}

/**
 * Returns the module that lists demos for the standalone page, one per line, without loading any. It
 * imports the same functions that load a demo on its page (`demoLoadLoader`).
 */
export function createDemoManifest(demos: readonly ListedDemo[]): string {
  const entries = [...new Set(demos.flatMap(({ variants }) => Object.values(variants)))];
  const names = new Map(entries.map((entry, index) => [entry, `demo${String(index)}`]));
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
 * Returns the same module for the dev server, which compiles a standalone demo when it's requested.
 *
 * @param hasCss whether an entry file has a stylesheet
 */
export function createDevManifest(
  demos: readonly ListedDemo[],
  hasCss: (entry: string) => boolean,
): string {
  return formatManifest(demos, (entry) => {
    const style = hasCss(entry) ? `, () => import(${toLiteral(`${entry}?demo-css`)})` : '';
    // The query makes it a separate module from the one on its page.
    return `() => import(${IN_ONE_CHUNK}${toLiteral(entry + STANDALONE_QUERY)})${style}`;
  });
}

/**
 * Returns the module that the standalone page starts with: functions that load each section's manifest.
 *
 * @param files the file of each section's manifest
 * @param isDev whether manifests are compiled when they're requested
 */
export function createSectionIndex(files: ReadonlyMap<string, string>, isDev: boolean): string {
  const comment = isDev ? IN_ONE_CHUNK : '';
  const lines = [...files].map(
    ([section, file]) => `${toLiteral(section)}: () => import(${comment}${toLiteral(file)}),`,
  );
  return `export default {\n${lines.join('\n')}\n};\n`;
}
