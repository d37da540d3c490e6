import { createHash } from 'node:crypto';
import path from 'node:path';
import { listPages } from '../../navigation/node/listPages';
import { readDocPages } from './findDemoPages';
import { createApiKey } from './readApi';

/**
 * A text that changes when a page of the reference may show something else: by a package, by a
 * page that comes, goes or is about another component, or by what the demos import.
 */
export function hashSite(siteDir: string): string {
  const docs = path.join(siteDir, 'docs');
  return createHash('sha256')
    .update(createApiKey(siteDir))
    .update([...listPages(docs).keys()].join('\n'))
    .update(JSON.stringify(readDocPages(docs)))
    .digest('hex');
}
