/** Written at build time by src/plugins/page-index. */
declare module '@generated/site-page-index/default/page-index.json' {
  const pages: readonly import('../model/pageEntry').PageEntry[];
  export default pages;
}
