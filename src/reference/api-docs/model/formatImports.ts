import type { ApiPackage } from './apiPackages';

/** Packages whose folders of one component export it as default. */
const DEFAULT_EXPORTS = /^@mui\/(?:material|lab|joy|system)$/u;

export interface ImportFacts {
  readonly name: string;
  /** The packages that export the name, smallest first. */
  readonly packages: readonly Pick<ApiPackage, 'name'>[];
  /** The one whose declaration is shown. */
  readonly package: Pick<ApiPackage, 'name'>;
  /** The name that it exports it by: `Unstable_X` for `X`. */
  readonly exported: string;
  /** The declaration within the package. */
  readonly file: string;
  readonly isType: boolean;
  /** The only module that exports the name, when the package itself does not. */
  readonly subpath?: string;
}

/**
 * The import lines of a name: from its own folder (the smallest bundle while developing), from
 * the package, and from each larger package of the family that exports it.
 */
export function formatImports(facts: ImportFacts): string[] {
  const { name, packages, exported, file, isType, subpath } = facts;
  const keyword = isType ? 'import type' : 'import';
  const isDefault = DEFAULT_EXPORTS.test(facts.package.name) && !isType;
  const names = exported === name ? name : `${exported} as ${name}`;
  const fromModule = (module: string): string => `${keyword} { ${names} } from '${module}';`;
  const fromFolder = (module: string): string => `import ${name} from '${module}';`;
  if (subpath !== undefined) return [isDefault ? fromFolder(subpath) : fromModule(subpath)];
  const folder = file.replace(/^esm\//u, '').split('/')[0];
  const isAlone = DEFAULT_EXPORTS.test(facts.package.name);
  const lines = (isAlone ? [facts.package] : packages).map((entry) => fromModule(entry.name));
  return isDefault && folder === name
    ? [fromFolder(`${facts.package.name}/${name}`), ...lines]
    : lines;
}
