/** Generated at build time by src/plugins/page-index. */
declare module '@generated/site-page-index/default/starting-points.json' {
  const points: import('../model/startingPoint').StartingPoints;
  export default points;
}
