/**
 * MiB for each half of the heap's young generation, twice Node's default. A build uses most objects for
 * one file only. With more space, fewer of them reach the old generation, which saves 7% of a build.
 *
 * @see https://v8.dev/blog/trash-talk
 */
const SEMI_SPACE = '--max-semi-space-size=32';

/**
 * MiB for the heap's old generation while pages are bundled, twice of what's in use. On a machine with
 * a lot of memory, V8 would otherwise keep half a gigabyte of garbage in addition to the bundler's own
 * memory. If a build ends with "heap out of memory", set a higher limit in `NODE_OPTIONS`, which
 * overrides this one.
 *
 * @see https://v8.dev/blog/trash-talk
 */
const OLD_SPACE = '--max-old-space-size=1024';

const nodeOptions = (...options: readonly string[]): { readonly NODE_OPTIONS: string } => ({
  NODE_OPTIONS: [...options, process.env['NODE_OPTIONS']].filter(Boolean).join(' '),
});

/**
 * Turns off Docusaurus' HTML minifier, because our server entry minifies pages (`minifyHtml`). The
 * minifier takes a tenth of the build time, since it also parses scripts and styles in pages, which
 * are minified already (decision 28).
 */
const WITHOUT_MINIFIER = { SKIP_HTML_MINIFICATION: 'true' };

/** The environment variables that each process of a build adds. */
export type BuildSteps = readonly Readonly<Record<string, string>>[];

/**
 * `docusaurus build` in two processes: the first creates the bundles, and the second renders the pages
 * with them. In a single process, which keeps part of the bundler's memory while pages are rendered,
 * English takes 4.1 GB instead of 2.4 GB.
 *
 * @see https://github.com/web-infra-dev/rspack/issues/14734
 */
const MANY_PAGES_STEPS: BuildSteps = [
  { ...nodeOptions(SEMI_SPACE, OLD_SPACE), DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true' },
  { ...nodeOptions(SEMI_SPACE), ...WITHOUT_MINIFIER, DOCUSAURUS_SKIP_BUNDLING: 'true' },
];

/** A single process, which saves the start of another. The bundler needs little memory here. */
const FEW_PAGES_STEPS: BuildSteps = [WITHOUT_MINIFIER];

/** Above this number of pages in a language, saving memory is worth two more seconds. */
const MANY_PAGES = 600;

/** Returns the processes that build a language with this number of pages. */
export const planSteps = (pages: number): BuildSteps =>
  pages > MANY_PAGES ? MANY_PAGES_STEPS : FEW_PAGES_STEPS;
