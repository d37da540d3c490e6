import path from 'node:path';
import type { CachedPart } from '../../../foundation/site/node/deferredData';
import { openCache, readFeature, readLockFile } from '../../../foundation/site/node/packageCache';
import type { ErrorCode } from '../model/types';
import { extractErrorCodes } from './extractErrorCodes';

/**
 * Returns the cache entry of the error codes, which depends on the installed packages, and a
 * function that fills it.
 */
export function cachedErrorCodes(siteDir: string): CachedPart<readonly ErrorCode[]> {
  const inputs = [readLockFile(siteDir), ...readFeature(siteDir, 'reference/production-error')];
  return {
    entry: openCache(siteDir, 'error-codes', inputs),
    make: () => extractErrorCodes(path.join(siteDir, 'node_modules')),
  };
}
