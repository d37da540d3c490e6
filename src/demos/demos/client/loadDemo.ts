import type { ComponentType } from 'react';
import type { ThemeName } from '../model/types';
import type { LoadedDemo } from './types';

/** Imported only here, because each other `import()` would create another chunk with the whole runtime. */
const RUNTIMES = {
  material: () => import('./material/mountDemo'),
  joy: () => import('./joy/mountDemo'),
} satisfies Record<ThemeName, unknown>;

/** Fetches the code of a demo, its stylesheet, and the runtime of its theme in parallel. */
export async function loadDemo(
  theme: ThemeName,
  code: () => Promise<{ readonly default: ComponentType }>,
  style?: () => Promise<{ readonly css: string }>,
): Promise<LoadedDemo> {
  const [demo, runtime, stylesheet] = await Promise.all([code(), RUNTIMES[theme](), style?.()]);
  return { Component: demo.default, mount: runtime.mountDemo, css: stylesheet?.css };
}
