import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

/** A page's content component, as MDX compiles it. */
export type PageContent = (props: Readonly<Record<string, unknown>>) => ReactNode;

interface HotPage {
  readonly Page: PageContent;
  /** As JSON. */
  readonly metadata: string;
  readonly show: (content: PageContent) => void;
}

/** The part of the bundler's HMR API (`import.meta.webpackHot`) that is used here. */
export interface HotModule {
  readonly data?: { page?: HotPage };
  accept(): void;
  invalidate(): void;
  dispose(callback: (data: { page?: HotPage }) => void): void;
}

function createPage(first: PageContent, metadata: string): HotPage {
  const listeners = new Set<() => void>();
  let content = first;
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  function Page(props: Readonly<Record<string, unknown>>): ReactNode {
    // Called as a function, not rendered as a component: each edit would be a new component type,
    // and React would remount all demos.
    return useSyncExternalStore(subscribe, () => content)(props);
  }
  return {
    Page,
    metadata,
    show: (next) => {
      content = next;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Returns a page's content component for the dev server, which re-renders in place when the page's
 * text is edited, so that open menus and the state of demos survive. React Fast Refresh can't do that
 * here: it only updates modules whose exports are all components, but a page also exports its front
 * matter and headings, so it would re-render the whole site.
 *
 * @param hot the HMR API of the page's module
 * @param metadata what other parts of the site read from the page besides its content. If it changes,
 *   the whole site does re-render.
 * @see https://github.com/facebook/react/issues/16604
 */
export function hotReloadContent(
  hot: HotModule,
  content: PageContent,
  metadata: readonly unknown[],
): PageContent {
  const json = JSON.stringify(metadata);
  const before = hot.data?.page;
  const isSame = before?.metadata === json;
  const page = isSame ? before : createPage(content, json);
  hot.accept();
  hot.dispose((data) => {
    data.page = page;
  });
  if (isSame) page.show(content);
  else if (before !== undefined) hot.invalidate();
  return page.Page;
}
