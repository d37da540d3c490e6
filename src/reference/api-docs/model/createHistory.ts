import type { ComponentHistory, PackageHistory, PropHistory } from './historyTypes';

/** A prop as the types of one version declare it. */
export interface PropSnapshot {
  readonly defaultValue?: string;
  readonly isDeprecated: boolean;
}

/** A component as the types of one version declare it. */
export interface ComponentSnapshot {
  readonly props: ReadonlyMap<string, PropSnapshot>;
  /** Whether it has props from another package, whose types weren't read. */
  readonly hasUnknownProps: boolean;
}

/** All components of one version of a package. */
export interface PackageSnapshot {
  readonly version: string;
  readonly components: ReadonlyMap<string, ComponentSnapshot>;
}

/** A component in one of the versions that have it. */
interface Appearance {
  readonly version: string;
  readonly snapshot: ComponentSnapshot;
}

/**
 * Defaults such as `'small'`, `false`, or `[]`. In longer ones, a difference between versions is as
 * often new wording as a real change, so they're ignored.
 */
const LITERAL = /^('[^']*'|-?[\w.]+|\[\]|\{\})$/;

function readDefaults(seen: readonly Appearance[], prop: string): PropHistory['defaults'] {
  const defaults: [string, string, string][] = [];
  let last: string | undefined;
  for (const { version, snapshot } of seen) {
    const value = snapshot.props.get(prop)?.defaultValue;
    if (value === undefined || !LITERAL.test(value)) continue;
    if (last !== undefined && last !== value) defaults.push([version, last, value]);
    last = value;
  }
  return defaults.length === 0 ? undefined : defaults;
}

function readProp(seen: readonly Appearance[], prop: string): PropHistory | undefined {
  const has = seen.map(({ snapshot }) => snapshot.props.has(prop));
  const first = has.indexOf(true);
  const last = has.lastIndexOf(true);
  // When props of an earlier or later version are unknown, the other package may have had this one.
  const isSinceKnown = !seen.slice(0, first).some(({ snapshot }) => snapshot.hasUnknownProps);
  const isEndKnown = !seen.slice(last + 1).some(({ snapshot }) => snapshot.hasUnknownProps);
  const deprecated = seen.find(
    ({ snapshot }, index) =>
      snapshot.props.get(prop)?.isDeprecated === true &&
      seen[index - 1]?.snapshot.props.get(prop)?.isDeprecated === false,
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
  const seen = snapshots.flatMap(({ version, components }): Appearance[] => {
    const snapshot = components.get(component);
    return snapshot === undefined ? [] : [{ version, snapshot }];
  });
  const names = [...new Set(seen.flatMap(({ snapshot }) => [...snapshot.props.keys()]))].sort();
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

/**
 * Returns what changed between versions of a package. Components and props that never changed are
 * left out.
 *
 * @param snapshots the versions, oldest first
 */
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
