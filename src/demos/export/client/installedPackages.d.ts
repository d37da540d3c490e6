declare module '@generated/site-live-code/default/installed-packages.json' {
  const packages: unknown;
  export default packages;
}
