import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevMiddleware } from './devMiddleware';

type Handler = DevMiddleware['middleware'];

/** A dummy response for a request whose real response has already been sent. */
const NULL_RESPONSE = {
  writeHead: () => undefined,
  write: () => true,
  end: () => undefined,
} as unknown as ServerResponse;

/** The page's file in a module name of the bundler. */
const PAGE_FILE = /[^!|?]*\.mdx(?=\?|$|!|\|)/u;

/** Whether a module is a page of the API reference. */
export function isReferencePage(key: string): boolean {
  const file = PAGE_FILE.exec(key)?.[0];
  if (file === undefined || !fs.existsSync(file)) return false;
  return /^api: /mu.test(fs.readFileSync(file, 'utf8'));
}

async function readBody(request: IncomingMessage): Promise<string[]> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text.split('\n').filter((line) => line !== '');
}

/**
 * Wraps the bundler's lazy-compilation handler so that some modules are requested later. A page whose
 * loader waited inside the bundler would block all other pages.
 *
 * @param compile Rspack's handler, which reads the module names from the request's body
 * @param isDeferred whether a module has to wait, by its name
 * @param ready resolves when deferred modules can be compiled
 */
export function deferCompilation(
  compile: Handler,
  isDeferred: (key: string) => boolean,
  ready: () => Promise<void>,
): Handler {
  return (request, response, next) => {
    const isList = request.method === 'POST' && request.url?.startsWith('/lazy-compilation-using-');
    if (isList !== true) {
      compile(request, response, next);
      return;
    }
    const { url, method } = request;
    readBody(request).then((keys) => {
      const deferred = keys.filter(isDeferred);
      // Respond now: the browser sends its next list when it has the response.
      const body = keys.filter((key) => !deferred.includes(key));
      compile(Object.assign(request, { body }), response, next);
      if (deferred.length === 0) return;
      const later = { url, method, body: deferred } as unknown as IncomingMessage;
      void ready().then(() => {
        compile(later, NULL_RESPONSE, () => undefined);
      });
    }, next);
  };
}
