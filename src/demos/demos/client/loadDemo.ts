import type { ComponentType } from 'react';
import type { ThemeName } from '../model/types';
import type { LoadedDemo } from './types';

/** Imported in one place: each further one would have a script of its own with the whole runtime. */
const RUNTIMES = {
  material: () => import('./material/mountDemo'),
  joy: () => import('./joy/mountDemo'),
} satisfies Record<ThemeName, unknown>;

/** Fetches the code of a demo, its own stylesheet, and the runtime of its theme at the same time. */
export async function loadDemo(
  theme: ThemeName,
  code: () => Promise<{ readonly default: ComponentType }>,
  style?: () => Promise<{ readonly css: string }>,
): Promise<LoadedDemo> {
  const [demo, runtime, stylesheet] = await Promise.all([code(), RUNTIMES[theme](), style?.()]);
  return { Component: demo.default, mount: runtime.mountDemo, css: stylesheet?.css };
}
