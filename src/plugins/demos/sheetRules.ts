import type { Configuration } from 'webpack';

/**
 * Takes the demos' style sheets out of Docusaurus' rules: those put every sheet into the one
 * that all pages load. Ours load with the demo, see `sheetLoader`.
 */
export function leaveSheetsToUs(config: Configuration, folder: string): void {
  for (const rule of config.module?.rules ?? []) {
    if (typeof rule !== 'object' || rule === null || !(rule.test instanceof RegExp)) continue;
    if (!rule.test.test('a.css') && !rule.test.test('a.module.css')) continue;
    const { exclude } = rule;
    const others = exclude === undefined ? [] : Array.isArray(exclude) ? exclude : [exclude];
    if (!others.includes(folder)) rule.exclude = [...others, folder];
  }
}
