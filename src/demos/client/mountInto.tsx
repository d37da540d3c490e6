import { startTransition } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import type { MountDemoOptions } from './types';
import { DemoTree, demoIdPrefix } from './DemoTree';

/**
 * Gives a demo a React root of its own inside the page, hydrating the server's HTML where
 * it is there. Returns how to take it down.
 */
export function mountInto(
  { container, name, flavour, Component, hydrate }: MountDemoOptions,
  Theme: ComponentType<{ children: ReactNode }>,
): () => void {
  const demo = <DemoTree name={name} Theme={Theme} Component={Component} />;
  // The box shows the error; the console has the message once, not React's report of it too.
  const onCaughtError = (error: unknown): void => {
    console.warn(`[demo ${name}]`, error);
  };
  const identifierPrefix = demoIdPrefix(name, flavour);
  let root: Root | undefined;
  // In small steps: the reader scrolls or types while demos wake. A press makes React finish.
  startTransition(() => {
    if (hydrate) root = hydrateRoot(container, demo, { onCaughtError, identifierPrefix });
    else {
      root = createRoot(container, { onCaughtError, identifierPrefix });
      root.render(demo);
    }
  });
  return () => {
    // React refuses to unmount a root while it renders another.
    setTimeout(() => {
      root?.unmount();
    });
  };
}
