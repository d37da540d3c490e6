/**
 * MiB for each half of a heap's new objects: twice Node's. Most of what a build makes is used for one
 * file only; with more room, less of it gets old, which takes 7% off a build.
 *
 * @see https://v8.dev/blog/trash-talk
 */
const SEMI_SPACE = '--max-semi-space-size=32';

/**
 * MiB for old objects while pages are bundled, twice of what is in use. Where a machine has much memory,
 * V8 would keep half a gigabyte of garbage beside the bundler's own memory. A build that ends with
 * "heap out of memory" needs more: `NODE_OPTIONS` comes last and so decides.
 *
 * @see https://v8.dev/blog/trash-talk
 */
const OLD_SPACE = '--max-old-space-size=1024';

const nodeOptions = (...options: readonly string[]): { readonly NODE_OPTIONS: string } => ({
  NODE_OPTIONS: [...options, process.env['NODE_OPTIONS']].filter(Boolean).join(' '),
});

/**
 * We write pages short ourselves (`minifyHtml`): the minifier also reads what is in their scripts
 * and styles, which is short already, and takes a tenth of a build (decision 28).
 */
const PAGES_AS_WRITTEN = { SKIP_HTML_MINIFICATION: 'true' };

/** What each process of a build adds to the environment. */
export type BuildSteps = readonly Readonly<Record<string, string>>[];

/**
 * `docusaurus build` in two processes, by what each adds to the environment: the first makes the
 * bundles, the second renders the pages with them. In one process the bundler keeps its 4 GB while
 * pages are rendered, and it doesn't give them back when it's closed.
 *
 * @see https://github.com/web-infra-dev/rspack/issues/14734
 */
const MANY_PAGES_STEPS: BuildSteps = [
  { ...nodeOptions(SEMI_SPACE, OLD_SPACE), DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true' },
  { ...nodeOptions(SEMI_SPACE), ...PAGES_AS_WRITTEN, DOCUSAURUS_SKIP_BUNDLING: 'true' },
];

/** In one process, which saves the start of another: the bundler stays small. */
const FEW_PAGES_STEPS: BuildSteps = [PAGES_AS_WRITTEN];

/** With more pages in a language, the memory of a build counts for more than two seconds. */
const MANY_PAGES = 600;

/** How a language with so many pages is built. */
export const planSteps = (pages: number): BuildSteps =>
  pages > MANY_PAGES ? MANY_PAGES_STEPS : FEW_PAGES_STEPS;
