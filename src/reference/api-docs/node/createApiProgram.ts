import path from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ES2022,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * The pickers' date type is `any` until a date adapter registers its own. This placeholder is
 * registered instead, and `printType` prints it under the packages' name, `PickerValidDate`.
 */
const ANY_DATE = `import '@mui/x-date-pickers/models';
export interface AnyDate { readonly isDate: true }
declare module '@mui/x-date-pickers/models' { interface PickerValidDateLookup { any: AnyDate } }`;

/**
 * Folders from which the import resolves to different copies of the pickers, each of which needs
 * the type.
 */
const DATE_FOLDERS = ['src', 'node_modules/@mui/x-date-pickers-pro'];

/** One program over the declarations of all packages, so that React's types are read once. */
export interface ApiProgram {
  readonly checker: ts.TypeChecker;
  /**
   * Returns a module's exports by name, with aliases resolved.
   *
   * @throws when the specifier isn't one that the program was created with
   */
  readonly exportsOf: (specifier: string) => ReadonlyMap<string, ts.Symbol>;
  /** Returns the declaration of an MUI or Toolpad type, preferably the given package's own. */
  readonly findType: (name: string, packageName: string) => ts.Node | undefined;
}

/**
 * Creates a program from the declarations of installed packages.
 *
 * @param specifiers modules to read, such as `@mui/material` or `@mui/material/PigmentGrid`
 * @param virtualFiles text of declaration files by absolute path, for tests
 * @throws when a module has no declarations in `node_modules`
 */
export function createApiProgram(
  siteDir: string,
  specifiers: readonly string[],
  virtualFiles: Readonly<Record<string, string>> = {},
): ApiProgram {
  const host = ts.createCompilerHost(OPTIONS);
  const hasDates = specifiers.some((specifier) => specifier.startsWith('@mui/x-date-pickers'));
  const dates = (hasDates ? DATE_FOLDERS : []).map((place) =>
    path.join(siteDir, place, 'anyDate.d.ts'),
  );
  const files: Readonly<Record<string, string>> = {
    ...Object.fromEntries(dates.map((file) => [file, ANY_DATE])),
    ...virtualFiles,
  };
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  host.directoryExists = (folder) =>
    Object.keys(virtualFiles).some((file) => file.startsWith(`${folder}/`)) ||
    directoryExists?.(folder) !== false;
  host.fileExists = (file) => files[file] !== undefined || fileExists(file);
  host.readFile = (file) => files[file] ?? readFile(file);
  host.getSourceFile = (file, options, ...rest) => {
    const text = files[file];
    return text === undefined
      ? getSourceFile(file, options, ...rest)
      : ts.createSourceFile(file, text, options);
  };
  const entries = new Map(
    specifiers.map((specifier) => [specifier, resolveEntry(siteDir, specifier, host)]),
  );
  const program = ts.createProgram([...entries.values(), ...dates], OPTIONS, host);
  const checker = program.getTypeChecker();
  const cache = new Map<string, ReadonlyMap<string, ts.Symbol>>();
  const types = indexTypes(program);
  return {
    checker,
    findType: (name, packageName) => {
      const all = types.get(name) ?? [];
      const isOwn = (node: ts.Node): boolean =>
        node.getSourceFile().fileName.includes(`/${packageName}/`);
      return all.find(isOwn) ?? all[0];
    },
    exportsOf: (specifier) => {
      const cached = cache.get(specifier);
      if (cached !== undefined) return cached;
      const file = program.getSourceFile(entries.get(specifier) ?? '');
      const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
      if (module === undefined) {
        throw new Error(
          `The extractor didn't read ${specifier}, because it isn't among the modules that createApiProgram was called with. Add it to API_FAMILIES or SUBPATH_EXPORTS in src/reference/api-docs/model/apiPackages.ts.`,
        );
      }
      const found = new Map(
        checker.getExportsOfModule(module).map((symbol) => [
          // A component's folder has a default export, which is named after the folder.
          symbol.name === 'default' ? path.basename(specifier) : symbol.name,
          symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
        ]),
      );
      cache.set(specifier, found);
      return found;
    },
  };
}

/** Returns all top-level types that the MUI and Toolpad packages declare, by name. */
function indexTypes(program: ts.Program): ReadonlyMap<string, ts.Node[]> {
  const index = new Map<string, ts.Node[]>();
  for (const file of program.getSourceFiles()) {
    if (!/\/node_modules\/@(?:mui|toolpad)\//u.test(file.fileName)) continue;
    for (const node of file.statements) {
      if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) continue;
      const found = index.get(node.name.text);
      if (found === undefined) index.set(node.name.text, [node]);
      else found.push(node);
    }
  }
  return index;
}

function resolveEntry(siteDir: string, specifier: string, host: ts.CompilerHost): string {
  const from = path.join(siteDir, 'src/reference/api-docs/entry.ts');
  const { resolvedModule } = ts.resolveModuleName(specifier, from, OPTIONS, host);
  if (resolvedModule === undefined) {
    throw new Error(
      `${specifier} has no declarations in node_modules, so its API pages can't be generated. Run "npm ci", or remove the package from src/reference/api-docs/model/apiPackages.ts.`,
    );
  }
  return resolvedModule.resolvedFileName;
}
