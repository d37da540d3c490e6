import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { completeButtons } from '../model/completeButtons';
import { lineOfError } from '../model/lineOfError';
import { showFadingIn } from '../model/showFadingIn';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import { DemoTree, demoIdPrefix } from './DemoTree';

interface Options {
  /** Path of the demo in the repository, for messages. */
  readonly file: string;
  readonly code: string;
  readonly name: string;
  readonly styling: DemoStyling;
  readonly Theme: ComponentType<{ children: ReactNode }>;
  readonly Component: ComponentType;
}

/**
 * A demo as HTML, rendered as a root of its own so that its ids are those of the island
 * that hydrates it. Runs on the server only; a demo that throws fails the build by its file.
 */
export function renderPreview({ file, code, name, styling, Theme, Component }: Options): string {
  try {
    const tree = <DemoTree name={name} Theme={Theme} Component={Component} />;
    const html = renderToString(tree, { identifierPrefix: demoIdPrefix(name, styling) });
    return showFadingIn(completeButtons(html));
  } catch (error) {
    const reason = toMessage(error);
    throw new Error(
      `${file}:${String(lineOfError(reason, code))}: the demo throws while it renders on the server: ${reason}. Readers without scripts would see nothing. Fix the demo so that its first render needs no browser.`,
      { cause: error },
    );
  }
}
