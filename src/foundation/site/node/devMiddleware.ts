import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from '@docusaurus/types';

type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type Setup = (middlewares: unknown[], devServer: DevServer) => unknown[];

/** What is used of webpack-dev-server, which has no types of its own here. */
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
  /** There once the server listens. */
  readonly webSocketServer?: { readonly clients: readonly unknown[] } | null;
  sendMessage(clients: readonly unknown[], type: string): void;
}

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
 *
 * @param added the handler, or what makes it of the dev server
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
