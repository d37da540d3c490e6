import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from '@docusaurus/types';

type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type Setup = (middlewares: unknown[]) => unknown[];

/** A handler of the dev server, with the name that it shows in its list of handlers. */
export interface DevMiddleware {
  readonly name: string;
  readonly middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
}

/**
 * The bundler's options with one more handler in the dev server, and further options of that
 * server. Nothing for the bundle of the server's side, which has no dev server. When options are
 * merged, all functions of this name are called with one list and what they return is joined: the
 * handler goes to the front of that list, before the one that answers everything with a page.
 */
export function addDevMiddleware(
  isServer: boolean,
  added: DevMiddleware,
  options: Readonly<Record<string, unknown>> = {},
): BundlerOptions {
  if (isServer) return {};
  const setupMiddlewares: Setup = (middlewares) => {
    middlewares.unshift(added);
    return [];
  };
  return { devServer: { ...options, setupMiddlewares } } as BundlerOptions;
}
