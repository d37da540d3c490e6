/**
 * Returns state that all copies of a module share within the process. Docusaurus loads the config,
 * the preset, and each of the preset's plugins with separate copies of the modules they import.
 *
 * @param name identifies the state
 * @param create returns the initial state
 */
export function shareState<State extends object>(name: string, create: () => State): State {
  const key = Symbol.for(`site-${name}`);
  const shared = globalThis as unknown as Record<symbol, State | undefined>;
  return (shared[key] ??= create());
}
