import type { CachedPart } from '../../../foundation/site/node/deferredData';
import {
  openCache,
  readFeature,
  readPackageFile,
} from '../../../foundation/site/node/packageCache';
import { readIcons } from './readIcons';
import type { IconSet } from './readIcons';

/**
 * Returns the cache entry of the icons, which depends on their package's version, and a function
 * that fills it.
 */
export function cachedIcons(siteDir: string): CachedPart<IconSet> {
  const inputs = [
    readPackageFile(siteDir, '@mui/icons-material'),
    ...readFeature(siteDir, 'reference/icons'),
  ];
  return { entry: openCache(siteDir, 'icons', inputs), make: () => readIcons(siteDir) };
}
