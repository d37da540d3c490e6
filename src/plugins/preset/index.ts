import classic from '@docusaurus/preset-classic';
import type { Options } from '@docusaurus/preset-classic';
import type { LoadContext, Preset } from '@docusaurus/types';
import { replaceMembers } from './replaceMembers';

/** The preset's packages that are replaced, and the wrappers that this site loads instead. */
const REPLACED: Readonly<Record<string, string>> = {
  '@docusaurus/plugin-content-docs': '../docs',
  '@docusaurus/theme-classic': '../classic-theme',
};

/** `@docusaurus/preset-classic` with our wrappers around its docs plugin and its theme (decision 7). */
export default function preset(context: LoadContext, options: Options): Preset {
  const replacements = Object.entries(REPLACED).map(([name, wrapper]) => ({
    name,
    original: require.resolve(name),
    wrapper: require.resolve(wrapper),
  }));
  return replaceMembers(classic(context, options), replacements);
}
