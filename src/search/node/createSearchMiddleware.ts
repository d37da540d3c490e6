import type { IncomingMessage, ServerResponse } from 'node:http';

type Files = ReadonlyMap<string, string>;
type Next = (error?: unknown) => void;

/** A handler of the dev server, with the name that it shows in its list of handlers. */
export interface SearchMiddleware {
  readonly name: string;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: Next) => void;
}

/**
 * Serves the search files while the site is being written. The list of files is made anew each
 * time that it is asked for, so that a new heading is found without a restart.
 */
export function createSearchMiddleware(
  folder: string,
  createFiles: () => Promise<Files>,
): SearchMiddleware {
  let files: Promise<Files> | undefined;
  return {
    name: 'site-search',
    middleware: (request, response, next) => {
      const pathname = (request.url ?? '').split('?', 1)[0] ?? '';
      const name = pathname.startsWith(`${folder}/`) ? pathname.slice(folder.length + 1) : '';
      if (!name.endsWith('.json')) {
        next();
        return;
      }
      if (files === undefined || name === 'manifest.json') files = createFiles();
      files.then((made) => {
        const content = made.get(name);
        response.statusCode = content === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.end(content ?? '{}');
      }, next);
    },
  };
}
