import path from 'node:path';
import type { Plugin, ResolveOptions, ResolveResult } from 'esbuild';
import { getPackageName } from '../model/getPackageName';
import { groupOf } from './runtimeGroups';

const RESOLVED = Symbol('resolved');
/** The innermost package of a file. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

interface Options {
  readonly siteDir: string;
  /** Name of the group that is being built: its own packages are bundled. */
  readonly group: string;
  /** Told of each module that another group must deliver, and of the group's name. */
  readonly onShared: (specifier: string, owner: string) => void;
}

/**
 * Leaves out what another script of the runtime delivers, so that React, Emotion and the
 * libraries exist once. The few icons that a library itself shows are bundled with it: they have
 * no state, and the scripts of icons are requested by what a demo imports. A copy that a package
 * keeps in its own `node_modules` is another version, and is bundled. What is not installed (a date
 * library, a framework) stays an import: it fails in the reader's preview, by name, and only where
 * it is used.
 */
export function sharedModulesPlugin({ siteDir, group, onShared }: Options): Plugin {
  return {
    name: 'shared-modules',
    setup: (build) => {
      const resolved = new Map<string, Promise<ResolveResult>>();
      /** esbuild's answer, asked for once for each package: all its files have the same neighbors. */
      const resolve = (specifier: string, options: ResolveOptions): Promise<ResolveResult> => {
        const { kind, importer = '', resolveDir = '' } = options;
        const key = [specifier, kind, PACKAGE_FOLDER.exec(importer)?.[0] ?? resolveDir].join('\n');
        const known = resolved.get(key) ?? build.resolve(specifier, options);
        resolved.set(key, known);
        return known;
      };
      build.onResolve({ filter: /^[^./]/ }, async (args) => {
        if (args.pluginData === RESOLVED || args.kind === 'entry-point') return undefined;
        const found = await resolve(args.path, {
          // `require` of the generated entry would choose a package's CommonJS version.
          kind:
            args.kind === 'require-call' && args.importer === '<stdin>'
              ? 'import-statement'
              : args.kind,
          importer: args.importer === '<stdin>' ? path.join(siteDir, 'entry.js') : args.importer,
          resolveDir: args.resolveDir,
          pluginData: RESOLVED,
        });
        if (found.errors.length > 0 || found.external) return { path: args.path, external: true };
        const owner = groupOf(args.path);
        if (owner === undefined || owner.name === group) return found;
        const canonical = path.join(siteDir, 'node_modules', getPackageName(args.path), path.sep);
        if (!found.path.startsWith(canonical)) return found;
        onShared(args.path, owner.name);
        return { path: args.path, external: true };
      });
    },
  };
}
