import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { MountDemoOptions } from './types';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { DemoFrame } from './DemoFrame';
import { DemoTree, demoIdPrefix } from './DemoTree';

/**
 * Gives a demo a React root of its own inside the page, hydrating the server's HTML where
 * it is there. Returns how to take it down.
 */
export function mountInto(
  { container, name, Component, hydrate, frameHeight }: MountDemoOptions,
  Theme: ComponentType<{ children: ReactNode }>,
): () => void {
  const demo =
    frameHeight === undefined ? (
      <DemoTree name={name} Theme={Theme} Component={Component} />
    ) : (
      <DemoErrorBoundary name={name}>
        <DemoFrame name={name} height={frameHeight} Theme={Theme} Component={Component} />
      </DemoErrorBoundary>
    );
  // The box shows the error; the console has the message once, not React's report of it too.
  const onCaughtError = (error: unknown): void => {
    console.warn(`[demo ${name}]`, error);
  };
  const identifierPrefix = demoIdPrefix(name);
  const root =
    hydrate && frameHeight === undefined
      ? hydrateRoot(container, demo, { onCaughtError, identifierPrefix })
      : createRoot(container, { onCaughtError, identifierPrefix });
  if (!hydrate || frameHeight !== undefined) root.render(demo);
  return () => {
    // React refuses to unmount a root while it renders another.
    setTimeout(() => {
      root.unmount();
    });
  };
}
