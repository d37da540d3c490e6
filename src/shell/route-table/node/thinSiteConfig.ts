/** What the build reads of the configuration, and no page: a part of it names folders of this machine. */
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

/** The site's configuration, as Docusaurus writes it for the browser, without what no page reads. */
export function thinSiteConfig(module: string): Record<string, unknown> {
  const start = module.indexOf('export default ');
  if (start === -1) {
    throw new Error('docusaurus.config.mjs of Docusaurus has an unknown form: no default export.');
  }
  const text = module.slice(start + 'export default '.length).replace(/;\s*$/u, '');
  const config = JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(config).filter(([key]) => !BUILD_ONLY.has(key)));
}
