/** Written at build time by src/plugins/bundle-size. */
declare module '@generated/site-bundle-size/default/*.json' {
  const size: import('../model/types').ComponentSize;
  export default size;
}
