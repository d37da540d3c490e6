import type { PluginConfig, PluginModule, Preset } from '@docusaurus/types';

/** A package of a preset, the file that the preset loads from it, and what to use instead. */
export interface MemberReplacement {
  readonly name: string;
  readonly original: string;
  readonly wrapper: PluginModule;
}

/** Where the site's configuration names the wrappers. */
const WRAPPERS = 'src/config/site.ts:31';

/**
 * Returns a preset in which plugins and themes are replaced by their wrappers, with the same options.
 *
 * @throws Error when the preset doesn't load one of them, because its wrapper would have no effect
 */
export function replaceMembers(preset: Preset, replacements: readonly MemberReplacement[]): Preset {
  const members = [...(preset.plugins ?? []), ...(preset.themes ?? [])].map(fileOf);
  const missing = replacements.filter(({ original }) => !members.includes(original));
  if (missing.length > 0) throw new Error(missing.map(describe).join('\n'));
  const replace = (member: PluginConfig): PluginConfig => {
    const found = replacements.find(({ original }) => original === fileOf(member));
    if (found === undefined) return member;
    return Array.isArray(member) ? [found.wrapper, member[1]] : found.wrapper;
  };
  return {
    plugins: (preset.plugins ?? []).map(replace),
    themes: (preset.themes ?? []).map(replace),
  };
}

function fileOf(member: PluginConfig): unknown {
  return Array.isArray(member) ? member[0] : member;
}

function describe({ name, original }: MemberReplacement): string {
  return `${WRAPPERS}: @docusaurus/preset-classic doesn't load ${original}, so our wrapper of ${name} would have no effect. Run "npm ls ${name}". If two versions are installed, dedupe them. Otherwise, look for "${name}" in node_modules/@docusaurus/preset-classic/lib/index.js and update WRAPPERS.`;
}
