/**
 * What the process of a build tells its parent when all pages are rendered, before plugins process
 * them (`postBuild`). From then on, it mostly uses one core and little memory.
 */
export const RENDERED = 'rendered';
