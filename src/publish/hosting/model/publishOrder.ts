/** The kinds of files that are published separately, in the order of `PUBLISH_STAGES`. */
export type PublishStage = 'hashed' | 'other' | 'pages';

/** The order of copying a build to a running host. Files exist before the pages that reference them. */
export const PUBLISH_STAGES: readonly PublishStage[] = ['hashed', 'other', 'pages'];

const HASHED = /^(?:[a-z]{2}\/)?(?:assets|fonts|live)\//;
/** Documents, the service worker, and manifests, all of which reference hashed files. */
const PAGES =
  /(?:\.html|^(?:[a-z]{2}\/)?sw\.js|^(?:[a-z]{2}\/)?search\/manifest\.json)(?:\.br|\.gz)?$/;

/**
 * Returns the stage in which a file is published.
 *
 * @param file relative to the build, with forward slashes
 */
export function getPublishStage(file: string): PublishStage {
  if (HASHED.test(file)) return 'hashed';
  return PAGES.test(file) ? 'pages' : 'other';
}
