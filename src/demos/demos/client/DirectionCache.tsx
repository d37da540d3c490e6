import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';

let rtlCache: Promise<EmotionCache> | undefined;

/** Loaded only when somebody uses the right-to-left setting. */
function loadRtlCache(): Promise<EmotionCache> {
  rtlCache ??= Promise.all([
    import('@emotion/cache'),
    import('@mui/stylis-plugin-rtl'),
    import('stylis'),
  ]).then(([cache, rtl, stylis]) =>
    cache.default({ key: 'rtl', stylisPlugins: [stylis.prefixer, rtl.default] }),
  );
  return rtlCache;
}

interface Props {
  readonly direction: 'ltr' | 'rtl';
  readonly children: ReactNode;
}

/** Mirrors the library's styles while the direction is right to left. */
export function DirectionCache({ direction, children }: Props): ReactNode {
  const [cache, setCache] = useState<EmotionCache>();
  useEffect(() => {
    if (direction !== 'rtl') return undefined;
    let isCurrent = true;
    void loadRtlCache().then((loaded) => {
      if (isCurrent) setCache(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [direction]);
  if (direction === 'rtl' && cache !== undefined) {
    return <CacheProvider value={cache}>{children}</CacheProvider>;
  }
  return children;
}
