import type { DevMiddleware } from '../../../foundation/site/node/devMiddleware';
import { MANIFEST_FILE } from '../model/types';

const SEARCH_FILE = /^(?:search|assets\/search)\/[\w.-]+\.json$/u;

type Files = ReadonlyMap<string, string>;

/**
 * Serves the search files in the dev server. They're generated again whenever the manifest is
 * requested, so that a new heading is found without a restart.
 */
export function createSearchMiddleware(
  baseUrl: string,
  createFiles: () => Promise<Files>,
): DevMiddleware {
  let files: Promise<Files> | undefined;
  return {
    name: 'site-search',
    middleware: (request, response, next) => {
      const pathname = (request.url ?? '').split('?', 1)[0] ?? '';
      const name = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
      if (!SEARCH_FILE.test(name)) {
        next();
        return;
      }
      if (files === undefined || name === MANIFEST_FILE) files = createFiles();
      files.then((created) => {
        const content = created.get(name);
        response.statusCode = content === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.end(content ?? '{}');
      }, next);
    },
  };
}
