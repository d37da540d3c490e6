/**
 * State that all copies of a module share: Docusaurus loads the configuration, the preset, and each
 * plugin of the preset with a copy of what they import.
 *
 * @param name of the state, in the process
 * @param create the state at the beginning
 */
export function shareState<State extends object>(name: string, create: () => State): State {
  const key = Symbol.for(`site-${name}`);
  const shared = globalThis as unknown as Record<symbol, State | undefined>;
  return (shared[key] ??= create());
}
