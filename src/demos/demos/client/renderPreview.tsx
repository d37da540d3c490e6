import type { ComponentType, ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { prefixer } from 'stylis';
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
 * On the server, Emotion keeps compiled styles by their name, for all caches that have the same
 * plugins. A demo with `enableCssLayer` puts other styles under the names of the same components:
 * with a list of their own, other demos never get those, nor does it get theirs.
 *
 * @see https://github.com/emotion-js/emotion/blob/main/packages/cache/src/index.ts `serverStylisCache`
 */
const PLUGINS = [prefixer];

/**
 * A demo as HTML, rendered as a root of its own so that its ids are those of the island
 * that hydrates it. Runs on the server only; a demo that throws fails the build by its file.
 */
export function renderPreview({ file, code, name, styling, Theme, Component }: Options): string {
  try {
    const tree = (
      <CacheProvider value={createCache({ key: 'css', stylisPlugins: PLUGINS })}>
        <DemoTree name={name} Theme={Theme} Component={Component} />
      </CacheProvider>
    );
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
