import { startTransition } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { MountDemoOptions } from './types';
import { DemoTree, demoIdPrefix } from './DemoTree';
import { ContainerDirection, findContainerDirection } from './containerDirection';

/**
 * Gives a demo a React root of its own inside the page, hydrating the server's HTML where
 * it is there. Returns how to take it down.
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
  // The box shows the error; the console has the message once, not React's report of it too.
  const onCaughtError = (error: unknown): void => {
    console.warn(`[demo ${name}]`, error);
  };
  const identifierPrefix = demoIdPrefix(name, styling);
  let root: Root | undefined;
  let isGone = false;
  // A root that is taken down before it has hydrated "received an early update" (React error 424);
  // there is nothing left to recover then.
  const onRecoverableError = (error: unknown): void => {
    if (!isGone) reportError(error);
  };
  // In small steps: the reader scrolls or types while demos hydrate. A press makes React finish.
  startTransition(() => {
    if (hydrate) {
      root = hydrateRoot(container, demo, { onCaughtError, onRecoverableError, identifierPrefix });
    } else {
      root = createRoot(container, { onCaughtError, identifierPrefix });
      root.render(demo);
    }
  });
  return () => {
    isGone = true;
    // React refuses to unmount a root while it renders another.
    setTimeout(() => {
      root?.unmount();
    });
  };
}
