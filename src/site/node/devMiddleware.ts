import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from '@docusaurus/types';

type BundlerOptions = ReturnType<NonNullable<Plugin['configureWebpack']>>;
type Setup = (middlewares: unknown[], server: unknown) => unknown[];
/** The bundler's types leave its dev server's options out. */
interface WithDevServer {
  readonly devServer?: { readonly setupMiddlewares?: Setup };
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
 * server. Nothing for the bundle of the server's side, which has no dev server. When options are merged, a later
 * plugin's function replaces an earlier one's: this one calls it, so that the order is free.
 */
export function addDevMiddleware(
  config: object,
  isServer: boolean,
  added: DevMiddleware,
  options: Readonly<Record<string, unknown>> = {},
): BundlerOptions {
  if (isServer) return {};
  const earlier = (config as WithDevServer).devServer?.setupMiddlewares;
  const setupMiddlewares: Setup = (middlewares, server) => [
    added,
    ...(earlier?.(middlewares, server) ?? middlewares),
  ];
  return { devServer: { ...options, setupMiddlewares } } as BundlerOptions;
}
