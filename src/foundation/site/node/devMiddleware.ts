import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from '@docusaurus/types';

type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type Setup = (middlewares: unknown[], devServer: DevServer) => unknown[];

/** The part of webpack-dev-server's API that we use. Its types aren't installed. */
export interface DevServer {
  readonly compiler: {
    readonly watching?: {
      invalidateWithChangesAndRemovals(changed: Set<string>, removed: Set<string>): void;
    };
    readonly hooks: {
      readonly done: {
        tap(name: string, listener: (stats: { hasErrors(): boolean }) => void): void;
      };
    };
  };
  /** Set once the server is listening. */
  readonly webSocketServer?: { readonly clients: readonly unknown[] } | null;
  sendMessage(clients: readonly unknown[], type: string): void;
}

/** A request handler, with its name in the dev server's list of middleware. */
export interface DevMiddleware {
  readonly name: string;
  readonly middleware: (
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) => void;
}

/**
 * Returns bundler options that add a middleware to the dev server. For the server bundle, which
 * doesn't have a dev server, they're empty.
 *
 * When Docusaurus merges options, it calls every `setupMiddlewares` with the same array and
 * concatenates the results. So this adds the middleware to the front of the array, before the one
 * that responds to every request with a page, and returns an empty array.
 *
 * @param added the middleware, or a function that creates it for the dev server
 * @param options more options for the dev server
 */
export function addDevMiddleware(
  isServer: boolean,
  added: DevMiddleware | ((devServer: DevServer) => DevMiddleware),
  options: Readonly<Record<string, unknown>> = {},
): BundlerOptions {
  if (isServer) return {};
  const setupMiddlewares: Setup = (middlewares, devServer) => {
    middlewares.unshift(typeof added === 'function' ? added(devServer) : added);
    return [];
  };
  return { devServer: { ...options, setupMiddlewares } } as BundlerOptions;
}
