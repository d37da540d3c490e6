/** Files whose names change with their content, and those that must not be mixed with them. */
export type PublishStage = 'hashed' | 'other' | 'pages';

/** The order in which a running host takes a new build: what pages name is there before them. */
export const PUBLISH_STAGES: readonly PublishStage[] = ['hashed', 'other', 'pages'];

const HASHED = /^(?:[a-z]{2}\/)?(?:assets|fonts|live)\//;
/** Documents, the service worker and the lists by which a browser finds hashed files. */
const PAGES =
  /(?:\.html|^(?:[a-z]{2}\/)?sw\.js|^(?:[a-z]{2}\/)?search\/manifest\.json)(?:\.br|\.gz)?$/;

/** @param file relative to the build, with slashes */
export function getPublishStage(file: string): PublishStage {
  if (HASHED.test(file)) return 'hashed';
  return PAGES.test(file) ? 'pages' : 'other';
}
