/** Exports of a package that deliberately have no API page. */
export interface Omission {
  readonly package: string;
  readonly reason: string;
  /** Exported names, separated by spaces. */
  readonly names: string;
}

interface Input {
  /** Exports without a page by package, including hooks. */
  readonly unlisted: Readonly<Record<string, readonly string[]>>;
  /** Names that have an API page. */
  readonly listed: ReadonlySet<string>;
  readonly omissions: readonly Omission[];
}

/** A problem with the list of omissions, and what to search for to find its line. */
export interface OmissionProblem {
  readonly what: string;
  readonly fix: string;
  /** Text in the list's file whose line is reported; line 1 when the file doesn't contain it. */
  readonly near: string;
}

const isComponent = (name: string): boolean => !/^use[A-Z]/u.test(name);

/** Reports component exports with neither a page nor a reason, and reasons that are out of date. */
export function checkOmissions({ unlisted, listed, omissions }: Input): OmissionProblem[] {
  const problems: OmissionProblem[] = [];
  const known = new Set<string>();
  for (const { package: packageName, names } of omissions) {
    for (const name of names.split(' ')) {
      known.add(`${packageName} ${name}`);
      if (unlisted[packageName]?.includes(name) === true) continue;
      problems.push({
        what: `"${name}" has an API page or is no longer an export of ${packageName}.`,
        fix: 'Remove it from this list.',
        near: name,
      });
    }
  }
  for (const [packageName, names] of Object.entries(unlisted)) {
    for (const name of names) {
      const stable = name.replace(/^Unstable_/u, '');
      const isCovered =
        known.has(`${packageName} ${name}`) || (stable !== name && listed.has(stable));
      if (!isComponent(name) || isCovered) continue;
      problems.push({
        what: `${packageName} exports the component "${name}", which no navigation tree lists.`,
        fix: 'Add its node to a tree and run npm run api:pages, or add it to this list with a reason.',
        near: `package: '${packageName}'`,
      });
    }
  }
  return problems;
}
