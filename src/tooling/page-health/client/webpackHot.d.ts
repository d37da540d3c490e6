/** What the dev server's bundler adds; absent in production. */
interface ImportMeta {
  readonly webpackHot?: { addStatusHandler: (listen: (status: string) => void) => void };
}
