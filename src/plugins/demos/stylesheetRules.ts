import type { Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Takes the demos' stylesheets out of Docusaurus' rules: those put every stylesheet into the one
 * that all pages load. Ours load with the demo, see `stylesheetLoader`. Throws when there is no such rule.
 */
export function leaveStylesheetsToUs(config: Configuration, folder: string): void {
  let found = 0;
  for (const rule of config.module?.rules ?? []) {
    if (typeof rule !== 'object' || rule === null || !(rule.test instanceof RegExp)) continue;
    if (!rule.test.test('a.css') && !rule.test.test('a.module.css')) continue;
    found += 1;
    const { exclude } = rule;
    const others = exclude === undefined ? [] : Array.isArray(exclude) ? exclude : [exclude];
    if (!others.includes(folder)) rule.exclude = [...others, folder];
  }
  if (found > 0) return;
  throw new Error(
    'src/plugins/demos/stylesheetRules.ts:9: Docusaurus has no rule for .css files any more, so the stylesheets of demos would be in the one that every page loads. Compare node_modules/@docusaurus/core/lib/webpack/base.js and adapt leaveStylesheetsToUs.',
  );
}
