import path from 'node:path';
import { DEFAULT_LOCALE } from '../model/locales';

/**
 * Environment variable: the folder where the first language of a build saves work for the others. It
 * isn't set in the dev server, or if only one language is built.
 */
export const SHARED_BUILD_DIR = 'SHARED_BUILD_DIR';

/** A kind of work that the languages of a build share, such as previews or compiled pages. */
export interface SharedBuild {
  readonly folder: string;
  /** Whether this is the first language, which saves the work. The others read it. */
  readonly isFirst: boolean;
}

/** Returns where this build shares a kind of work, or `undefined` if it doesn't. */
export function findSharedBuild(kind: string, locale: string): SharedBuild | undefined {
  const root = process.env[SHARED_BUILD_DIR];
  if (root === undefined) return undefined;
  return { folder: path.join(root, kind), isFirst: locale === DEFAULT_LOCALE };
}
