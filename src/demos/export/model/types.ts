/** Maps package names to exact versions and required peer dependencies. */
export type InstalledPackages = Readonly<
  Record<string, { readonly version: string; readonly peers: readonly string[] }>
>;

/** Maps paths, with `/`, to the content of a project's files. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** The sandbox hosts that a demo can be opened in. */
export type SandboxHost = 'stackblitz' | 'codesandbox';
