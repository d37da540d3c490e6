/**
 * Returns state that all copies of a module share within the process. The configuration, which
 * Docusaurus loads more than once, and the sidebars have separate copies of the modules they import.
 *
 * @param name identifies the state
 * @param create returns the initial state
 */
export function shareState<State extends object>(name: string, create: () => State): State {
  const key = Symbol.for(`site-${name}`);
  const shared = globalThis as unknown as Record<symbol, State | undefined>;
  return (shared[key] ??= create());
}
