import type { PageSource } from '../../../writing/content/model/pageSource';
import type { Problem } from '../../../writing/content/model/problem';
import { findApiFamily } from './apiPackages';

type Page = Pick<PageSource, 'file' | 'pathname' | 'frontMatter'>;

/** Reports a page with `api` in its front matter whose pathname isn't an API page's. */
export function checkApiKey({ file, pathname, frontMatter }: Page): Problem[] {
  if (pathname === undefined || frontMatter['api'] === undefined) return [];
  if (findApiFamily(pathname) !== undefined) return [];
  return [
    {
      file,
      line: 1,
      what: `"api" is only allowed on API pages, and ${pathname} doesn't match any pattern in src/reference/api-docs/model/apiPackages.ts.`,
      fix: 'Remove the line, or move the page to the address of an API page.',
    },
  ];
}
