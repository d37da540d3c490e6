import classic from '@docusaurus/preset-classic';
import type { Options } from '@docusaurus/preset-classic';
import type { LoadContext, Preset } from '@docusaurus/types';
import { replaceMembers } from './replaceMembers';

/** What the preset loads, and what this site loads in its place: each wraps the package that it replaces. */
const REPLACED: Readonly<Record<string, string>> = {
  '@docusaurus/plugin-content-docs': '../docs',
  '@docusaurus/theme-classic': '../classic-theme',
};

/** `@docusaurus/preset-classic` with our wrappers of its docs plugin and its theme (decision 7). */
export default function preset(context: LoadContext, options: Options): Preset {
  const replacements = Object.entries(REPLACED).map(([name, wrapper]) => ({
    name,
    original: require.resolve(name),
    wrapper: require.resolve(wrapper),
  }));
  return replaceMembers(classic(context, options), replacements);
}
