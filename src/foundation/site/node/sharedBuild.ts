import path from 'node:path';
import { DEFAULT_LOCALE } from '../model/locales';

/**
 * The environment variable with the folder in which the first language of a build saves work for the
 * others. It isn't set if only one language is built, or in the dev server.
 */
export const SHARED_BUILD_DIR = 'SHARED_BUILD_DIR';

/** One kind of work that languages share. */
export interface SharedBuild {
  readonly folder: string;
  /** Whether this language saves the work. The others read it. */
  readonly isFirst: boolean;
}

/** Returns where a kind of work is shared in this build; `undefined` if it isn't shared. */
export function findSharedBuild(kind: string, locale: string): SharedBuild | undefined {
  const root = process.env[SHARED_BUILD_DIR];
  if (root === undefined) return undefined;
  return { folder: path.join(root, kind), isFirst: locale === DEFAULT_LOCALE };
}
