import type { ComponentType, ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { prefixer } from 'stylis';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { completeButtons } from '../model/completeButtons';
import { guessErrorLine } from '../model/guessErrorLine';
import { showFadingIn } from '../model/showFadingIn';
import type { DemoStyling } from '../../../foundation/preferences/model/demoStyling';
import { DemoTree, demoIdPrefix } from './DemoTree';

interface Options {
  /** Path of the demo in the repository, for error messages. */
  readonly file: string;
  readonly code: string;
  readonly name: string;
  readonly styling: DemoStyling;
  readonly Theme: ComponentType<{ children: ReactNode }>;
  readonly Component: ComponentType;
}

/**
 * On the server, Emotion shares compiled styles, by their name, between all caches with the same plugins
 * array. A demo with `enableCssLayer` registers different styles under the same names. With a separate
 * array, other demos never get those styles, and it never gets theirs.
 *
 * @see https://github.com/emotion-js/emotion/blob/main/packages/cache/src/index.ts `serverStylisCache`
 */
const PLUGINS = [prefixer];

/**
 * Renders a demo to HTML, as a separate root so that its ids match those of the island that hydrates it.
 * Runs only on the server.
 *
 * @throws Error with file and line when the demo throws
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
      `${file}:${String(guessErrorLine(reason, code))}: the demo throws while it renders on the server: ${reason}. Without JavaScript, nobody would see it. Change it so that its first render works without browser APIs.`,
      { cause: error },
    );
  }
}
