/** Generated at build time by src/plugins/news. */
declare module '@generated/site-news/default/news.json' {
  const news: readonly import('../model/newsEntry').NewsEntry[];
  export default news;
}
