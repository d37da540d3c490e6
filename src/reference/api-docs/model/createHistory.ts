import type { ComponentHistory, PackageHistory, PropHistory } from './historyTypes';

/** What the types of one version say of a prop. */
export interface PropFacts {
  readonly defaultValue?: string;
  readonly isDeprecated: boolean;
}

/** What they say of a component. */
export interface ComponentSnapshot {
  readonly props: ReadonlyMap<string, PropFacts>;
  /** True when props come from another package, whose types were not read. */
  readonly isOpen: boolean;
}

/** One version of a package. */
export interface PackageSnapshot {
  readonly version: string;
  readonly components: ReadonlyMap<string, ComponentSnapshot>;
}

interface Seen {
  readonly version: string;
  readonly facts: ComponentSnapshot;
}

/** Texts such as `'small'`, `false` or `[]`: longer ones change in wording as often as in fact. */
const LITERAL = /^('[^']*'|-?[\w.]+|\[\]|\{\})$/;

function readDefaults(seen: readonly Seen[], prop: string): PropHistory['defaults'] {
  const defaults: [string, string, string][] = [];
  let last: string | undefined;
  for (const { version, facts } of seen) {
    const value = facts.props.get(prop)?.defaultValue;
    if (value === undefined || !LITERAL.test(value)) continue;
    if (last !== undefined && last !== value) defaults.push([version, last, value]);
    last = value;
  }
  return defaults.length === 0 ? undefined : defaults;
}

function readProp(seen: readonly Seen[], prop: string): PropHistory | undefined {
  const has = seen.map(({ facts }) => facts.props.has(prop));
  const first = has.indexOf(true);
  const last = has.lastIndexOf(true);
  // Before an open version nothing is known: the other package may have had the prop.
  const isSinceKnown = !seen.slice(0, first).some(({ facts }) => facts.isOpen);
  const isEndKnown = !seen.slice(last + 1).some(({ facts }) => facts.isOpen);
  const deprecated = seen.find(
    ({ facts }, index) =>
      facts.props.get(prop)?.isDeprecated === true &&
      seen[index - 1]?.facts.props.get(prop)?.isDeprecated === false,
  );
  const defaults = readDefaults(seen, prop);
  const history: PropHistory = {
    ...(first > 0 && isSinceKnown ? { since: seen[first]?.version } : {}),
    ...(deprecated === undefined ? {} : { deprecated: deprecated.version }),
    ...(last < seen.length - 1 && isEndKnown ? { removed: seen[last + 1]?.version } : {}),
    ...(defaults === undefined ? {} : { defaults }),
  };
  return Object.keys(history).length === 0 ? undefined : history;
}

function readComponent(
  snapshots: readonly PackageSnapshot[],
  component: string,
): ComponentHistory | undefined {
  const has = snapshots.map(({ components }) => components.has(component));
  const first = has.indexOf(true);
  const last = has.lastIndexOf(true);
  const seen = snapshots.flatMap(({ version, components }): Seen[] => {
    const facts = components.get(component);
    return facts === undefined ? [] : [{ version, facts }];
  });
  const names = [...new Set(seen.flatMap(({ facts }) => [...facts.props.keys()]))].sort();
  const props = names.flatMap((name): [string, PropHistory][] => {
    const history = readProp(seen, name);
    return history === undefined ? [] : [[name, history]];
  });
  const history: ComponentHistory = {
    ...(first > 0 ? { since: snapshots[first]?.version } : {}),
    ...(last < snapshots.length - 1 ? { removed: snapshots[last + 1]?.version } : {}),
    ...(props.length === 0 ? {} : { props: Object.fromEntries(props) }),
  };
  return Object.keys(history).length === 0 ? undefined : history;
}

/** Compares versions of a package, oldest first. What never changed is left out. */
export function createHistory(
  packageName: string,
  snapshots: readonly PackageSnapshot[],
): PackageHistory {
  const names = new Set(snapshots.flatMap(({ components }) => [...components.keys()]));
  const components = [...names].sort().flatMap((name): [string, ComponentHistory][] => {
    const history = readComponent(snapshots, name);
    return history === undefined ? [] : [[name, history]];
  });
  return {
    package: packageName,
    versions: snapshots.map(({ version }) => version),
    components: Object.fromEntries(components),
  };
}
