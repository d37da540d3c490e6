declare module '@shared-data/live-code/installed-packages.json' {
  const packages: unknown;
  export default packages;
}
