import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DemoProps } from './types';
import { DemoTree, demoIdPrefix } from './DemoTree';

/**
 * A demo as HTML, rendered as a root of its own so that its ids are those of the island
 * that hydrates it. Runs on the server only; a demo that throws fails the build by its file.
 */
export function renderPreview(
  file: string,
  name: string,
  Theme: ComponentType<{ children: ReactNode }>,
  Component: ComponentType<DemoProps>,
): string {
  try {
    return renderToString(<DemoTree name={name} Theme={Theme} Component={Component} />, {
      identifierPrefix: demoIdPrefix(name),
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file}:1: the demo throws while it renders on the server: ${reason}. Readers without scripts would see nothing. Mend the demo so that its first render needs no browser.`,
      { cause: error },
    );
  }
}
