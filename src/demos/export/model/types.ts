/** Exact versions of packages, and the peers that they need, by name. */
export type InstalledPackages = Readonly<
  Record<string, { readonly version: string; readonly peers: readonly string[] }>
>;

/** A project's files by path, with `/`. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** The places that a demo can be opened in. */
export type SandboxHost = 'stackblitz' | 'codesandbox';
