import fs from 'node:fs';
import path from 'node:path';
import type { SidebarNode } from '../model/sidebarRows';
import type { GeneratedRoutes } from './readGenerated';
import { thinSiteConfig } from './thinSiteConfig';

/** The props of a docs version, which Docusaurus passes to its root route. */
export interface DocsVersion {
  readonly docsSidebars: Readonly<Record<string, readonly SidebarNode[]>>;
  readonly docs: unknown;
}

interface VersionModule {
  /** The request of the version's props in the registry. */
  readonly module: string;
  readonly version: DocsVersion;
}

/** Returns the docs versions among the modules of the registry. */
export function readVersions(folder: string, { registry }: GeneratedRoutes): VersionModule[] {
  return [...registry.values()].flatMap(({ module }) => {
    const file = module.replace(/^@generated/, folder);
    if (!/plugin-content-docs\/.*\/p\/.*\.json$/.test(module) || !fs.existsSync(file)) return [];
    const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<VersionModule>;
    return version?.docsSidebars === undefined ? [] : [{ module, version }];
  });
}

/** Returns the global data without the list of all documentation pages, which the browser doesn't use. */
export function readGlobalData(folder: string): unknown {
  const data = JSON.parse(fs.readFileSync(path.join(folder, 'globalData.json'), 'utf8')) as Record<
    string,
    Record<string, { versions?: { docs: unknown[] }[] }>
  >;
  for (const plugin of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of plugin.versions ?? []) version.docs = [];
  }
  return data;
}

/** Returns the site's config without the options that only the build uses. */
export function readSiteConfig(folder: string): Record<string, unknown> {
  return thinSiteConfig(fs.readFileSync(path.join(folder, 'docusaurus.config.mjs'), 'utf8'));
}
