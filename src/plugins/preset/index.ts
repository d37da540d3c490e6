import classic from '@docusaurus/preset-classic';
import type { Options } from '@docusaurus/preset-classic';
import type { LoadContext, PluginModule, Preset } from '@docusaurus/types';
import { replaceMembers } from './replaceMembers';

/** The preset's options, and plugins and themes to use instead of its own, by their packages. */
export interface PresetOptions extends Options {
  readonly wrappers: Readonly<Record<string, PluginModule>>;
}

/** `@docusaurus/preset-classic` with our wrappers around some of its plugins and themes (decision 7). */
export default function preset(
  context: LoadContext,
  { wrappers, ...options }: PresetOptions,
): Preset {
  const replacements = Object.entries(wrappers).map(([name, wrapper]) => ({
    name,
    original: require.resolve(name),
    wrapper,
  }));
  return replaceMembers(classic(context, options), replacements);
}
