/**
 * `docusaurus build` in two processes, by what each adds to the environment: the first makes the
 * bundles, the second renders the pages with them. In one process the bundler keeps its 4 GB while
 * pages are rendered, and it doesn't give them back when it's closed.
 *
 * @see https://github.com/web-infra-dev/rspack/issues/14734
 */
export const BUILD_STEPS: readonly Readonly<Record<string, string>>[] = [
  { DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true' },
  { DOCUSAURUS_SKIP_BUNDLING: 'true' },
];
