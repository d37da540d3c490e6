/** Written at build time by src/plugins/bundle-size. */
declare module '@shared-data/bundle-size/*.json' {
  const size: import('../model/types').ComponentSize;
  export default size;
}
