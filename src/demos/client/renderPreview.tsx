import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { toMessage } from '../../site/model/toMessage';
import { completeButtons } from '../model/completeButtons';
import { lineOfError } from '../model/lineOfError';
import type { DemoFlavour } from '../model/types';
import { DemoTree, demoIdPrefix } from './DemoTree';

interface Options {
  /** Path of the demo in the repository, for messages. */
  readonly file: string;
  readonly code: string;
  readonly name: string;
  readonly flavour: DemoFlavour;
  readonly Theme: ComponentType<{ children: ReactNode }>;
  readonly Component: ComponentType;
}

/**
 * A demo as HTML, rendered as a root of its own so that its ids are those of the island
 * that hydrates it. Runs on the server only; a demo that throws fails the build by its file.
 */
export function renderPreview({ file, code, name, flavour, Theme, Component }: Options): string {
  try {
    const tree = <DemoTree name={name} Theme={Theme} Component={Component} />;
    return completeButtons(renderToString(tree, { identifierPrefix: demoIdPrefix(name, flavour) }));
  } catch (error) {
    const reason = toMessage(error);
    throw new Error(
      `${file}:${String(lineOfError(reason, code))}: the demo throws while it renders on the server: ${reason}. Readers without scripts would see nothing. Mend the demo so that its first render needs no browser.`,
      { cause: error },
    );
  }
}
