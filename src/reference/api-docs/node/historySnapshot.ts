import type { ComponentSnapshot, PackageSnapshot } from '../model/createHistory';
import { readComponentSnapshot } from './historyProps';
import { indexDeclarations } from './historyTypes';

/** Matches `Button/Button.d.ts`. Internal files don't follow this pattern. */
const COMPONENT_FILE = /^(?:[\w-]+\/)*([A-Z]\w*)\/\1(?:\.types)?\.d\.ts$/;
/** Matches the index file of a folder that re-exports a component of another package. */
const INDEX_FILE = /^([A-Z]\w*)\/index\.d\.ts$/;
const INTERNAL = /(^|\/)(internals?|hooks|models|utils)\//;

function findComponents(files: ReadonlyMap<string, string>): Map<string, string> {
  const components = new Map<string, string>();
  for (const file of files.keys()) {
    const name = (COMPONENT_FILE.exec(file) ?? INDEX_FILE.exec(file))?.[1];
    if (name !== undefined && !INTERNAL.test(file) && !components.has(name)) {
      components.set(name, file);
    }
  }
  return components;
}

/**
 * Reads the components of one version of a package.
 *
 * @param files text of its declaration files, by path in the package
 */
export function readSnapshot(version: string, files: ReadonlyMap<string, string>): PackageSnapshot {
  const index = indexDeclarations(files);
  const components = new Map<string, ComponentSnapshot>();
  for (const [component, file] of findComponents(files)) {
    const snapshot = readComponentSnapshot(index, component, file);
    // The component exists, but its props aren't declared in this package.
    components.set(component, snapshot ?? { props: new Map(), hasUnknownProps: true });
  }
  return { version, components };
}
