/** Added by the dev server's bundler; it doesn't exist in production. */
interface ImportMeta {
  readonly webpackHot?: { addStatusHandler: (listen: (status: string) => void) => void };
}
