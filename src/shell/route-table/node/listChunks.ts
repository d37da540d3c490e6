/** Returns all chunk names in Docusaurus' `routesChunkNames.json`, or in a value of it, at any depth. */
export function listChunks(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listChunks)
    : [];
}
