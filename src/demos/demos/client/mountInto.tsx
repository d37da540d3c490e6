import { startTransition } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { MountDemoOptions } from './types';
import { DemoTree, demoIdPrefix } from './DemoTree';
import { ContainerDirection, findContainerDirection } from './containerDirection';

/**
 * Mounts a demo in its own React root on the page, or hydrates its server HTML if there is any. Returns a
 * function that unmounts it.
 */
export function mountInto(
  { container, name, styling, Component, hydrate }: MountDemoOptions,
  Theme: ComponentType<{ children: ReactNode }>,
): () => void {
  const demo = (
    <ContainerDirection.Provider value={findContainerDirection(container)}>
      <DemoTree name={name} Theme={Theme} Component={Component} />
    </ContainerDirection.Provider>
  );
  // `DemoErrorBoundary` shows the error. This replaces React's longer report in the console.
  const onCaughtError = (error: unknown): void => {
    console.warn(`[demo ${name}]`, error);
  };
  const identifierPrefix = demoIdPrefix(name, styling);
  let root: Root | undefined;
  let isUnmounted = false;
  // A root that is unmounted before it has hydrated reports that it "received an early update" (React
  // error 424), although there's nothing left to recover.
  const onRecoverableError = (error: unknown): void => {
    if (!isUnmounted) reportError(error);
  };
  // Hydrates in small steps, because people scroll or type meanwhile. A click in it makes React finish.
  startTransition(() => {
    if (hydrate) {
      root = hydrateRoot(container, demo, { onCaughtError, onRecoverableError, identifierPrefix });
    } else {
      root = createRoot(container, { onCaughtError, identifierPrefix });
      root.render(demo);
    }
  });
  return () => {
    isUnmounted = true;
    // React refuses to unmount a root while it renders another one.
    setTimeout(() => {
      root?.unmount();
    });
  };
}
