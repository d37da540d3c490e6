import type { CachedPart } from '../../../foundation/site/node/deferredData';
import { openCache, readPackageFile } from '../../../foundation/site/node/packageCache';
import type { ComponentSize, MeasuredComponent } from '../model/types';
import { measureSizes } from './measureSizes';

/** Goes up when the way of measuring changes. */
const METHOD = 1;

/** Packages that end up in every bundle, and the bundler. */
const SHARED = [
  '@mui/material',
  '@mui/joy',
  '@mui/system',
  '@emotion/react',
  '@emotion/styled',
  'esbuild',
];

/** The sizes of components, measured once for a set of installed versions. */
export function cachedSizes(
  siteDir: string,
  components: readonly MeasuredComponent[],
): CachedPart<readonly ComponentSize[]> {
  const packages = components.map(({ request }) => request.split('/').slice(0, 2).join('/'));
  const inputs = [
    JSON.stringify([METHOD, components]),
    ...[...new Set([...SHARED, ...packages])].map((name) => readPackageFile(siteDir, name)),
  ];
  return {
    entry: openCache(siteDir, 'bundle-size', inputs),
    make: () => measureSizes(siteDir, components),
  };
}
