import type { CachedPart } from '../../../foundation/site/node/deferredData';
import {
  openCache,
  readFeature,
  readPackageFile,
} from '../../../foundation/site/node/packageCache';
import { readIcons } from './readIcons';
import type { IconSet } from './readIcons';

/** All icons, read once for a version of their package. */
export function cachedIcons(siteDir: string): CachedPart<IconSet> {
  const inputs = [
    readPackageFile(siteDir, '@mui/icons-material'),
    ...readFeature(siteDir, 'reference/icons'),
  ];
  return { entry: openCache(siteDir, 'icons', inputs), make: () => readIcons(siteDir) };
}
