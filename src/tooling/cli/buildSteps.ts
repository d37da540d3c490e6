/**
 * MiB for each half of a heap's new objects: twice Node's. Most of what a build makes is used for one
 * file only; with more room, less of it gets old, which takes 7% off a build.
 *
 * @see https://v8.dev/blog/trash-talk
 */
const SEMI_SPACE = '--max-semi-space-size=32';

const NODE = {
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], SEMI_SPACE].filter(Boolean).join(' '),
};

/** What each process of a build adds to the environment. */
export type BuildSteps = readonly Readonly<Record<string, string>>[];

/**
 * `docusaurus build` in two processes, by what each adds to the environment: the first makes the
 * bundles, the second renders the pages with them. In one process the bundler keeps its 4 GB while
 * pages are rendered, and it doesn't give them back when it's closed.
 *
 * @see https://github.com/web-infra-dev/rspack/issues/14734
 */
export const BUILD_STEPS: BuildSteps = [
  { ...NODE, DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true' },
  { ...NODE, DOCUSAURUS_SKIP_BUNDLING: 'true' },
];

/** In one process, which saves the start of another: where few pages are built, the bundler stays small. */
export const FEW_PAGES_STEPS: BuildSteps = [NODE];
