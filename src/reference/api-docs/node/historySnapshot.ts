import type { ComponentSnapshot, PackageSnapshot } from '../model/createHistory';
import { readComponentFacts } from './historyProps';
import { indexDeclarations } from './historyTypes';

/** `Button/Button.d.ts` -> Button; files of the package's inside have no such place. */
const COMPONENT_FILE = /^(?:[\w-]+\/)*([A-Z]\w*)\/\1(?:\.types)?\.d\.ts$/;
/** A component that another package makes is a folder without a file of its own. */
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

/** The components of one version of a package, from its type files. */
export function readSnapshot(version: string, files: ReadonlyMap<string, string>): PackageSnapshot {
  const index = indexDeclarations(files);
  const components = new Map<string, ComponentSnapshot>();
  for (const [component, file] of findComponents(files)) {
    const facts = readComponentFacts(index, component, file);
    // Without props of its own it exists all the same; where they come from is not known.
    components.set(component, facts ?? { props: new Map(), isOpen: true });
  }
  return { version, components };
}
