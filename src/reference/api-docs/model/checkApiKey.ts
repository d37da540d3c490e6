import type { PageSource } from '../../../writing/content/model/pageSource';
import type { Problem } from '../../../writing/content/model/problem';
import { findApiFamily } from './apiPackages';

type Page = Pick<PageSource, 'file' | 'pathname' | 'frontMatter'>;

/** A page that asks for a reference (`api` in its front matter) at an address that has none. */
export function checkApiKey({ file, pathname, frontMatter }: Page): Problem[] {
  if (pathname === undefined || frontMatter['api'] === undefined) return [];
  if (findApiFamily(pathname) !== undefined) return [];
  return [
    {
      file,
      line: 1,
      what: `"api" belongs to pages at the addresses of src/reference/api-docs/model/apiPackages.ts, and ${pathname} is none.`,
      fix: 'Remove the line.',
    },
  ];
}
