import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevMiddleware } from './devMiddleware';

type Handler = DevMiddleware['middleware'];

/** For a list that was answered before. */
const NO_ANSWER = {
  writeHead: () => undefined,
  write: () => true,
  end: () => undefined,
} as unknown as ServerResponse;

/** A page in the name of a module of the bundler. */
const PAGE = /[^!|?]*\.mdx(?=\?|$|!|\|)/u;

/** Whether a page is one of the reference. */
export function isReferencePage(key: string): boolean {
  const file = PAGE.exec(key)?.[0];
  if (file === undefined || !fs.existsSync(file)) return false;
  return /^api: /mu.test(fs.readFileSync(file, 'utf8'));
}

async function readBody(request: IncomingMessage): Promise<string[]> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text.split('\n').filter((line) => line !== '');
}

/**
 * Passes on which modules pages ask the bundler for, some of them later: one that waited inside the
 * bundler would keep every other page waiting too.
 *
 * @param compile Rspack's handler; it takes the list of modules as the request's body
 * @param isHeld whether a module has to wait, by its name
 * @param ready resolves when it need not wait any longer
 */
export function deferCompilation(
  compile: Handler,
  isHeld: (key: string) => boolean,
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
      const held = keys.filter(isHeld);
      // The browser sends its next list when this one is answered.
      const body = keys.filter((key) => !held.includes(key));
      compile(Object.assign(request, { body }), response, next);
      if (held.length === 0) return;
      const later = { url, method, body: held } as unknown as IncomingMessage;
      void ready().then(() => {
        compile(later, NO_ANSWER, () => undefined);
      });
    }, next);
  };
}
