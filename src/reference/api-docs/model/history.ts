/**
 * Answers from a package's history. For a row of an API table: give it
 * `data-since={sinceAttribute(history, component, prop)}` and put a `SinceBadge` into it; the
 * stylesheet dims rows that the reader's version lacks, without rendering.
 */
import { compareVersions, shortVersion } from './compareVersions';
import type { ApiChange, PackageHistory, Since } from './historyTypes';

/** Whether no release with a new minor number lies between two versions. */
function areNeighbours(after: string, version: string): boolean {
  const [major = 0, minor = 0, patch = ''] = version
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const [afterMajor = 0, afterMinor = 0] = after.split('.').map(Number);
  if (String(patch).includes('-') || version.includes('-')) return false;
  return major === afterMajor ? Number(minor) - afterMinor <= 1 : minor === 0;
}

/** Since when a component or one of its props exists; `undefined`: since before our oldest version. */
export function findSince(
  history: PackageHistory,
  component: string,
  prop?: string,
): Since | undefined {
  const own = history.components[component];
  const propSince = prop === undefined ? undefined : own?.props?.[prop]?.since;
  const version = propSince ?? own?.since;
  if (version === undefined) return undefined;
  const after = history.versions[history.versions.indexOf(version) - 1];
  if (after === undefined) return undefined;
  return { version, after, isExact: areNeighbours(after, version) };
}

/** Value of a row's `data-since`: `6.4`, or `x-8.10` for a package of MUI X. */
export function sinceAttribute(
  history: PackageHistory,
  component: string,
  prop?: string,
): string | undefined {
  const version = findSince(history, component, prop)?.version;
  if (version === undefined) return undefined;
  return `${history.package.startsWith('@mui/x-') ? 'x-' : ''}${shortVersion(version)}`;
}

/** Everything that happened to a component, newest first, then by prop. */
export function listChanges(history: PackageHistory, component: string): readonly ApiChange[] {
  const own = history.components[component];
  if (own === undefined) return [];
  const changes: ApiChange[] = [];
  if (own.since !== undefined) changes.push({ version: own.since, kind: 'component' });
  for (const [prop, { since, deprecated, removed, defaults = [] }] of Object.entries(
    own.props ?? {},
  )) {
    if (since !== undefined) changes.push({ version: since, kind: 'added', prop });
    if (deprecated !== undefined) changes.push({ version: deprecated, kind: 'deprecated', prop });
    if (removed !== undefined) changes.push({ version: removed, kind: 'removed', prop });
    for (const [version, from, to] of defaults) {
      changes.push({ version, kind: 'default', prop, from, to });
    }
  }
  return changes.sort(
    (a, b) => compareVersions(b.version, a.version) || (a.prop ?? '').localeCompare(b.prop ?? ''),
  );
}
