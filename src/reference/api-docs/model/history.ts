/**
 * Queries on a package's history. A row of an API table has
 * `data-since={sinceAttribute(history, component, prop)}` and a `SinceBadge`; myVersion.css dims
 * the rows that the reader's chosen version doesn't have, without rendering anything.
 */
import { compareVersions, shortVersion } from './compareVersions';
import type { ApiChange, PackageHistory, Since } from './historyTypes';

/** Whether there's no minor or major release between two versions. */
function areConsecutive(after: string, version: string): boolean {
  const [major = 0, minor = 0, patch = ''] = version
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const [afterMajor = 0, afterMinor = 0] = after.split('.').map(Number);
  if (String(patch).includes('-') || version.includes('-')) return false;
  return major === afterMajor ? Number(minor) - afterMinor <= 1 : minor === 0;
}

/**
 * Returns the version that introduced a component or one of its props, or `undefined` when the
 * oldest version we read already had it.
 */
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
  return { version, after, isExact: areConsecutive(after, version) };
}

/** Returns the value of a row's `data-since`: `6.4`, or `x-8.10` for a package of MUI X. */
export function sinceAttribute(
  history: PackageHistory,
  component: string,
  prop?: string,
): string | undefined {
  const version = findSince(history, component, prop)?.version;
  if (version === undefined) return undefined;
  return `${history.package.startsWith('@mui/x-') ? 'x-' : ''}${shortVersion(version)}`;
}

/** Returns all changes of a component, newest first, then by prop. */
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
