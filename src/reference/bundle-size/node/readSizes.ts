import type { CachedPart } from '../../../foundation/site/node/deferredData';
import { openCache, readPackageFile } from '../../../foundation/site/node/packageCache';
import type { ComponentSize, MeasuredComponent } from '../model/types';
import { measureSizes } from './measureSizes';

/** Increase this when the way of measuring changes, so that cached sizes become invalid. */
const METHOD_VERSION = 1;

/** Packages that can affect every component's size: those in every bundle, and the bundler. */
const SHARED = [
  '@mui/material',
  '@mui/joy',
  '@mui/system',
  '@emotion/react',
  '@emotion/styled',
  'esbuild',
];

/**
 * Returns the cache entry of component sizes, which depends on the installed versions, and a
 * function that fills it.
 */
export function cachedSizes(
  siteDir: string,
  components: readonly MeasuredComponent[],
): CachedPart<readonly ComponentSize[]> {
  const packages = components.map(({ request }) => request.split('/').slice(0, 2).join('/'));
  const inputs = [
    JSON.stringify([METHOD_VERSION, components]),
    ...[...new Set([...SHARED, ...packages])].map((name) => readPackageFile(siteDir, name)),
  ];
  return {
    entry: openCache(siteDir, 'bundle-size', inputs),
    make: () => measureSizes(siteDir, components),
  };
}
