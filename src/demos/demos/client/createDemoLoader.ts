import type { ComponentType } from 'react';
import type { LoadedDemo, MountDemo } from './types';

/** What a demo consists of: functions that fetch its code, and its own stylesheet where it has one. */
export type DemoParts = [
  code: () => Promise<{ default: ComponentType }>,
  style?: (() => Promise<{ css: string }>) | undefined,
];

/**
 * Makes what fetches a demo with its own stylesheet and the runtime of its theme, beside each other.
 * `runtime` is written once for each theme: an `import()` in each page would be a script of its own for
 * each page (429 copies of 24 kB in a build).
 */
export function createDemoLoader(runtime: () => Promise<{ mountDemo: MountDemo }>) {
  return async (...[code, style]: DemoParts): Promise<LoadedDemo> => {
    const [demo, { mountDemo }, stylesheet] = await Promise.all([code(), runtime(), style?.()]);
    return { Component: demo.default, mount: mountDemo, css: stylesheet?.css };
  };
}
