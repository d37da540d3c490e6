import type { CurrentBundler } from '@docusaurus/types';

/** A module of a package, and the file that takes its place. */
export interface Replacement {
  /** Folder of the modules that ask for it; others get what they ask for. */
  readonly owner: RegExp;
  /** As they ask for it: `./preload`. */
  readonly request: RegExp;
  /** The file in its place, as an absolute path. */
  readonly file: string;
}

interface Resource {
  readonly context: string;
  request: string;
}

/** Puts a file of ours in the place of one that a package asks for within itself. */
export function replaceModule(
  { instance: { NormalModuleReplacementPlugin } }: CurrentBundler,
  { owner, request, file }: Replacement,
): InstanceType<CurrentBundler['instance']['NormalModuleReplacementPlugin']> {
  return new NormalModuleReplacementPlugin(request, (resource: Resource) => {
    if (owner.test(resource.context)) resource.request = file;
  });
}
