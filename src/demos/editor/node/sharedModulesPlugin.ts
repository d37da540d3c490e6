import path from 'node:path';
import type { Plugin, ResolveOptions, ResolveResult } from 'esbuild';
import { getPackageName } from '../model/getPackageName';
import { findGroup } from './runtimeGroups';

const RESOLVED = Symbol('resolved');
/** The innermost package of a file. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

interface Options {
  readonly siteDir: string;
  /** Name of the group that is being built, whose own packages are bundled. */
  readonly group: string;
  /** Called with each module that another group must provide, and that group's name. */
  readonly onShared: (specifier: string, owner: string) => void;
}

/**
 * Makes modules external that another script of the runtime provides, so that React, Emotion, and the
 * libraries exist only once.
 *
 * - The few icons that a library itself uses are bundled with it. They're stateless, and scripts with icons
 *   are only requested for what a demo imports.
 * - A copy in a package's own `node_modules` is a different version and is bundled.
 * - Imports of packages that aren't installed (a date library, a framework) stay as they are. They fail in
 *   the preview with the package's name, and only in demos that use them.
 */
export function sharedModulesPlugin({ siteDir, group, onShared }: Options): Plugin {
  return {
    name: 'shared-modules',
    setup: (build) => {
      const resolved = new Map<string, Promise<ResolveResult>>();
      /** Cached per importing package, because all its files resolve a specifier in the same way. */
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
          // The generated entry uses `require`, which would resolve to a package's CommonJS version.
          kind:
            args.kind === 'require-call' && args.importer === '<stdin>'
              ? 'import-statement'
              : args.kind,
          importer: args.importer === '<stdin>' ? path.join(siteDir, 'entry.js') : args.importer,
          resolveDir: args.resolveDir,
          pluginData: RESOLVED,
        });
        if (found.errors.length > 0 || found.external) return { path: args.path, external: true };
        const owner = findGroup(args.path);
        if (owner === undefined || owner.name === group) return found;
        const canonical = path.join(siteDir, 'node_modules', getPackageName(args.path), path.sep);
        if (!found.path.startsWith(canonical)) return found;
        onShared(args.path, owner.name);
        return { path: args.path, external: true };
      });
    },
  };
}
