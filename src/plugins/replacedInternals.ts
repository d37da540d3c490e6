/** An internal file of Docusaurus that this site replaces, wraps, or depends on. */
interface ReplacedInternal {
  /** The file's path in `node_modules`. */
  readonly original: string;
  /** Hash of the version of the file that `by` was last compared with. */
  readonly sha256: string;
  /** Our file that replaces the original or depends on it. */
  readonly by: string;
  readonly why: string;
  /** The source file's path in `packages` of the Docusaurus repository. */
  readonly source: string;
  /** The upstream change that would make our file unnecessary. */
  readonly until: string;
}

/**
 * All internals of Docusaurus that are replaced, except the components in `src/theme`, which name
 * their originals themselves (docs/_decisions/replaced-internals.md). A test compares the hashes with
 * the installed packages, and `replaceModule` accepts only the files in this list.
 */
export const REPLACED_INTERNALS = [
  {
    original: '@docusaurus/core/lib/client/browserContext.js',
    sha256: 'f0765ea0de6c682044acc2d1f6f7d474e9ac389591a8e97f877e437c09225b4c',
    by: 'src/shell/startup/client/browserContext.tsx',
    why: 'Upstream renders everything that depends on `useIsBrowser` in one task; ours does it in a transition (decision 19).',
    source: 'docusaurus/src/client/browserContext.tsx',
    until: 'It sets its state in `startTransition`.',
  },
  {
    original: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    sha256: 'a32a46c867130090a4d785590da6f9cc69789eb67a94a5386fc6416857b91872',
    by: 'src/shell/startup/client/useWindowSize.ts',
    why: 'Upstream removes what a small screen doesn’t show in one task; ours does it in a transition (decision 19).',
    source: 'docusaurus-theme-common/src/hooks/useWindowSize.ts',
    until: 'It sets its state in `startTransition`.',
  },
  {
    original: '@docusaurus/core/lib/client/clientEntry.js',
    sha256: 'a9d6514eaf79c05c7d5275b5139298a5467c1c8339ab8a887c5d8ba61aff9871',
    by: 'src/shell/startup/client/entry.ts',
    why: 'Upstream evaluates all startup modules in one task, which takes 90 ms on a slow phone; ours imports them in several tasks, and upstream’s entry last (decision 19).',
    source: 'docusaurus/src/client/clientEntry.tsx',
    until: 'It yields between its imports, or a client module starts within 10 ms of our entry.',
  },
  {
    original: '@docusaurus/core/lib/client/serverEntry.js',
    sha256: 'd727838aa299a01ffd646986e259fb7fd9441be8ee1905ccd1559e3f21710b34',
    by: 'src/shell/startup/node/serverEntry.ts',
    why: 'Upstream minifies the HTML of pages with a minifier that takes a tenth of the build time; ours minifies it when it’s rendered (decision 28).',
    source: 'docusaurus/src/client/serverEntry.tsx',
    until: 'The HTML minifier can be configured, or doesn’t minify scripts and styles.',
  },
  {
    original: '@docusaurus/core/lib/client/preload.js',
    sha256: '8c1e3de18d307e2fb4aee43f765f1d06b05357889b9923467bef44a358683542',
    by: 'src/shell/route-table/client/preload.ts',
    why: 'Upstream knows all routes from the start; ours loads the shard with the target route first (decision 13).',
    source: 'docusaurus/src/client/preload.ts',
    until: 'It loads routes on demand.',
  },
  {
    original: '@docusaurus/core/lib/client/prefetch.js',
    sha256: '7543271549a9882a308f0fad8155631ab98c0389a75a88946f3be11c8933089c',
    by: 'src/shell/route-table/client/prefetch.ts',
    why: 'Upstream adds a `link` for every page that needs a file: 1,923 of them after twenty navigations.',
    source: 'docusaurus/src/client/prefetch.ts',
    until: 'It requests each file once.',
  },
  {
    original: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    sha256: '6bdf7133ebc411f96e918619faf14543239e27adebe60f4bbb081a392349689c',
    by: 'src/shell/route-table/node/readGenerated.ts',
    why: 'The routes, registry, and chunk names that upstream generates list every page of the site, and every page loads them; ours are derived from them and split into shards (decision 13).',
    source: 'docusaurus/src/server/codegen/codegenRoutes.ts',
    until: 'It generates files that are loaded in parts.',
  },
  {
    original: '@docusaurus/core/lib/server/codegen/codegen.js',
    sha256: '611cf627307a668cad034f2a00e6218347b0fb9136cac2fe6ec9d3cff39a57df',
    by: 'src/shell/route-table/node/readBrowserData.ts',
    why: 'The global data and the config that upstream generates contain the path of every page and all options; ours only contain what the browser uses.',
    source: 'docusaurus/src/server/codegen/codegen.ts',
    until: 'Plugins decide which of their global data the browser gets.',
  },
  {
    original: '@docusaurus/core/lib/client/exports/Translate.js',
    sha256: 'd6c0713611fccc4482591b7ec57eb4c1aa9faba257ea35ce22ab1e404fa9620b',
    by: 'src/foundation/messages/client/Translate.tsx',
    why: 'Upstream shows English silently when a message is missing; ours warns once.',
    source: 'docusaurus/src/client/exports/Translate.tsx',
    until: 'It reports missing messages.',
  },
  {
    original: '@docusaurus/core/lib/client/exports/Link.js',
    sha256: 'cd83fc0c2bffaab83186636c309c8086aac4aa53594dc7eeb4b9f9817527d277',
    by: 'src/writing/languages/client/Link.tsx',
    why: 'Upstream adds the locale to every link; the blog only exists in English.',
    source: 'docusaurus/src/client/exports/Link.tsx',
    until: 'A plugin can be limited to some languages.',
  },
  {
    original: '@docusaurus/core/lib/ssg/ssgTemplate.html.js',
    sha256: '5d6584e4a61b22d44bbbd7fe92a7a30352564b5a1dc89853a9bdbbf14d092597',
    by: 'src/shell/startup/node/deferredStartTemplate.ts',
    why: 'Upstream requests the scripts together with what the first paint needs; ours defers them (decision 11), and all languages share one folder.',
    source: 'docusaurus/src/ssg/ssgTemplate.html.ts',
    until: 'Scripts can be requested after the first paint.',
  },
  {
    original: '@docusaurus/theme-classic/lib/inlineScripts.js',
    sha256: 'b95f604573af22461f74bd7f4335d5196aabb77053ad559656b31f5ff19b7b8f',
    by: 'src/plugins/classic-theme/inlineScript.ts',
    why: 'Upstream copies `?docusaurus-theme=` and `?docusaurus-data-*=` from the URL to attributes of `<html>` without validation (decision 2).',
    source: 'docusaurus-theme-classic/src/inlineScripts.ts',
    until: 'The script can be configured, and doesn’t copy attributes from the URL.',
  },
  {
    original: '@docusaurus/theme-classic/lib/index.js',
    sha256: '1e6ae89782bad9cb3fcd1818e4210a6eed60ee1cbf82f51696a6afcb9a91928c',
    by: 'src/plugins/classic-theme/index.ts',
    why: 'Upstream injects the inline script above, loads a syntax highlighter, and has a separate stylesheet for right-to-left languages; ours removes all three (decisions 2, 7, 14).',
    source: 'docusaurus-theme-classic/src/index.ts',
    until: 'All three are optional.',
  },
  {
    original: '@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css',
    sha256: '191d61c1ae48a899dc4cb88a1921644d3a31c6d99066543e695dcc3a2231abde',
    by: 'src/shell/navigation/client/DocLayout.module.css',
    why: 'Upstream’s selector `header + *` makes the browser restyle the page’s content whenever something is inserted before it (decision 17).',
    source: 'docusaurus-theme-classic/src/theme/DocItem/Layout/styles.module.css',
    until: 'It no longer has a universal selector.',
  },
  {
    original: '@docusaurus/preset-classic/lib/index.js',
    sha256: '5732a254fe89572b159b0d790deca11e719980dea01a28e0c25eae15d82de865',
    by: 'src/plugins/preset/index.ts',
    why: 'Ours replaces two packages of the preset with wrappers, which upstream has no option for (decision 7).',
    source: 'docusaurus-preset-classic/src/index.ts',
    until: 'This site no longer needs the wrappers.',
  },
  {
    original: '@docusaurus/plugin-pwa/lib/index.js',
    sha256: 'e66502ac064b49a0a0f2c83f823ffcd3d2ea9711395a3a3a57782b9bd27043fe',
    by: 'src/plugins/service-worker/index.ts',
    why: 'Upstream bundles the worker with a config that `prependEntry` adds our code to (decision 10).',
    source: 'docusaurus-plugin-pwa/src/index.ts',
    until: '`swCustom` is in the same script and runs first.',
  },
  {
    original: '@docusaurus/plugin-pwa/lib/sw.js',
    sha256: 'c4c96d9eb7bb65a13a76ed9833ae1bea8323ad20e8da4527dee8954c96b25a31',
    by: 'src/reader/offline/client/worker/worker.ts',
    why: 'Ours relies on upstream adding its listeners later, and stops events from reaching them (decision 10).',
    source: 'docusaurus-plugin-pwa/src/sw.ts',
    until: 'Upstream’s worker does nothing when offline mode is off.',
  },
] as const satisfies readonly ReplacedInternal[];
