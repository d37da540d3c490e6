import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

/** The content of a page, as MDX makes it. */
export type PageContent = (props: Readonly<Record<string, unknown>>) => ReactNode;

interface EditedPage {
  readonly Page: PageContent;
  readonly facts: string;
  readonly show: (content: PageContent) => void;
}

/** What is used of the bundler's interface for modules that change (`import.meta.webpackHot`). */
export interface HotModule {
  readonly data?: { page?: EditedPage };
  accept(): void;
  invalidate(): void;
  dispose(keep: (data: { page?: EditedPage }) => void): void;
}

function createPage(first: PageContent, facts: string): EditedPage {
  const listeners = new Set<() => void>();
  let content = first;
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  function Page(props: Readonly<Record<string, unknown>>): ReactNode {
    // Called and not rendered: as a component, each edit would be another one, with new demos.
    return useSyncExternalStore(subscribe, () => content)(props);
  }
  return {
    Page,
    facts,
    show: (next) => {
      content = next;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * The content of a page at the dev server, which shows edits of its words by itself. React's own
 * updates need a module of components only, and a page has its front matter and headings beside
 * them: the whole site would be rendered anew, with its menus and all demos.
 *
 * @param hot what the bundler knows of the page's module
 * @param facts what the site reads of the page besides its content; when that changes, the site is
 *   rendered anew after all
 * @see https://github.com/facebook/react/issues/16604
 */
export function followEdits(
  hot: HotModule,
  content: PageContent,
  facts: readonly unknown[],
): PageContent {
  const text = JSON.stringify(facts);
  const before = hot.data?.page;
  const isSame = before?.facts === text;
  const page = isSame ? before : createPage(content, text);
  hot.accept();
  hot.dispose((data) => {
    data.page = page;
  });
  if (isSame) page.show(content);
  else if (before !== undefined) hot.invalidate();
  return page.Page;
}
