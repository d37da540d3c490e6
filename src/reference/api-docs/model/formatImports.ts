import type { ApiPackage } from './apiPackages';

/** Packages whose component folders (`@mui/material/Button`) have a default export. */
const DEFAULT_EXPORTS = /^@mui\/(?:material|lab|joy|system)$/u;

/** An exported name, and how to import it. */
export interface ExportInfo {
  readonly name: string;
  /** The packages that export the name, smallest first. */
  readonly packages: readonly Pick<ApiPackage, 'name'>[];
  /** The package whose declaration is shown. */
  readonly package: Pick<ApiPackage, 'name'>;
  /** The name under which it's exported: `Unstable_X` for `X`. */
  readonly exported: string;
  /** The declaration file, relative to the package. */
  readonly file: string;
  readonly isType: boolean;
  /** The subpath module that exports the name, when the package's main entry doesn't. */
  readonly subpath?: string;
}

/**
 * Returns the import statements of a name: from its own folder (the smallest bundle during
 * development), from the package, and from each larger package of the family that exports it.
 */
export function formatImports(info: ExportInfo): string[] {
  const { name, packages, exported, file, isType, subpath } = info;
  const keyword = isType ? 'import type' : 'import';
  const hasFolders = DEFAULT_EXPORTS.test(info.package.name);
  const isDefault = hasFolders && !isType;
  const names = exported === name ? name : `${exported} as ${name}`;
  const fromModule = (module: string): string => `${keyword} { ${names} } from '${module}';`;
  const fromFolder = (module: string): string => `import ${name} from '${module}';`;
  if (subpath !== undefined) return [isDefault ? fromFolder(subpath) : fromModule(subpath)];
  const folder = file.replace(/^esm\//u, '').split('/')[0];
  const lines = (hasFolders ? [info.package] : packages).map((entry) => fromModule(entry.name));
  return isDefault && folder === name
    ? [fromFolder(`${info.package.name}/${name}`), ...lines]
    : lines;
}
