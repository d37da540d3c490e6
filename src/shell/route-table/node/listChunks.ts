/** Names of chunks in `routesChunkNames.json` of Docusaurus, or in a part of it, at any depth. */
export function listChunks(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listChunks)
    : [];
}
