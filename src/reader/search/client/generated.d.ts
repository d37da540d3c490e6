/** Written at build time by src/plugins/search. */
declare module '@generated/site-search/default/starting-points.json' {
  const points: import('../model/startingPoint').StartingPoints;
  export default points;
}
