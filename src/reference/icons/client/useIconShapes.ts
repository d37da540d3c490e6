import { useEffect, useState } from 'react';
import type { IconShapes, IconStyle } from '../model/types';

const loaders: Readonly<Record<IconStyle, () => Promise<{ default: IconShapes }>>> = {
  Filled: () => import('@shared-data/icons/Filled.json'),
  Outlined: () => import('@shared-data/icons/Outlined.json'),
  Rounded: () => import('@shared-data/icons/Rounded.json'),
  TwoTone: () => import('@shared-data/icons/TwoTone.json'),
  Sharp: () => import('@shared-data/icons/Sharp.json'),
};

/** The shapes of one style. */
export interface LoadedShapes {
  readonly style: IconStyle;
  readonly shapes: IconShapes;
}

/** Loads the shapes of a style. Until they've loaded, it returns those of the previous style. */
export function useIconShapes(style: IconStyle): {
  loaded: LoadedShapes | undefined;
  hasFailed: boolean;
} {
  const [loaded, setLoaded] = useState<LoadedShapes>();
  const [failed, setFailed] = useState<IconStyle>();
  useEffect(() => {
    let isCurrent = true;
    loaders[style]().then(
      ({ default: shapes }) => {
        if (isCurrent) setLoaded({ style, shapes });
      },
      () => {
        if (isCurrent) setFailed(style);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [style]);
  return { loaded, hasFailed: failed === style };
}
