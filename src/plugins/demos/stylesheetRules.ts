import type { Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/**
 * Excludes the demos' stylesheets from Docusaurus' rules, which add every stylesheet to the one that
 * all pages load. Those of demos load with the demo (`stylesheetLoader`).
 *
 * @throws Error when the config has no rule for stylesheets
 */
export function excludeDemoStylesheets(config: Configuration, folder: string): void {
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
    'src/plugins/demos/stylesheetRules.ts:11: Docusaurus no longer has a rule for .css files, so the stylesheets of demos would be in the one that every page loads. Compare node_modules/@docusaurus/core/lib/webpack/base.js and update excludeDemoStylesheets.',
  );
}
