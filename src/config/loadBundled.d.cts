interface Bundled {
  readonly site: typeof import('./site');
  readonly sidebars: typeof import('./sidebars');
}

export function loadBundled<Name extends keyof Bundled>(name: Name): Promise<Bundled[Name]>;
