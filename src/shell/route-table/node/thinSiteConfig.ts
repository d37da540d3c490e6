/** Options that only the build uses. Some of them contain absolute paths of the build machine. */
const BUILD_ONLY = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);

/**
 * Returns the site's config without the options that only the build uses.
 *
 * @param module the source of Docusaurus' generated `docusaurus.config.mjs`
 */
export function thinSiteConfig(module: string): Record<string, unknown> {
  const start = module.indexOf('export default ');
  if (start === -1) {
    throw new Error(
      "Docusaurus' generated docusaurus.config.mjs has no default export, so its format has changed. Compare node_modules/@docusaurus/core/lib/server/codegen/codegen.js with src/shell/route-table/node/thinSiteConfig.ts, and update thinSiteConfig.",
    );
  }
  const text = module.slice(start + 'export default '.length).replace(/;\s*$/u, '');
  const config = JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(config).filter(([key]) => !BUILD_ONLY.has(key)));
}
