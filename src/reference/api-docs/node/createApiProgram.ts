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
 * The pickers' type of a date is `any` until an adapter names one. This stands for all of them;
 * `printType` prints it by the packages' own name.
 */
const ANY_DATE = `import '@mui/x-date-pickers/models';
export interface AnyDate { readonly isDate: true }
declare module '@mui/x-date-pickers/models' { interface PickerValidDateLookup { any: AnyDate } }`;

/** Folders with a copy of the pickers of their own, so that each copy gets the type. */
const DATE_PLACES = ['src', 'node_modules/@mui/x-date-pickers-pro'];

/** One program over the declarations of all packages, so that React's types are read once. */
export interface ApiProgram {
  readonly checker: ts.TypeChecker;
  /** What a module exports, aliases resolved. Throws when nothing of that name is installed. */
  readonly exportsOf: (specifier: string) => ReadonlyMap<string, ts.Symbol>;
  /** The declaration of a library's type, that of the given package first. */
  readonly findType: (name: string, packageName: string) => ts.Node | undefined;
}

/**
 * @param specifiers modules that pages may name: `@mui/material`, `@mui/material/PigmentGrid`
 * @param virtualFiles declarations by absolute name, for tests
 */
export function createApiProgram(
  siteDir: string,
  specifiers: readonly string[],
  virtualFiles: Readonly<Record<string, string>> = {},
): ApiProgram {
  const host = ts.createCompilerHost(OPTIONS);
  const hasDates = specifiers.some((specifier) => specifier.startsWith('@mui/x-date-pickers'));
  const dates = (hasDates ? DATE_PLACES : []).map((place) =>
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
  const known = new Map<string, ReadonlyMap<string, ts.Symbol>>();
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
      const cached = known.get(specifier);
      if (cached !== undefined) return cached;
      const file = program.getSourceFile(entries.get(specifier) ?? '');
      const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
      if (module === undefined) throw new Error(`${specifier} was not read: it is no entry.`);
      const found = new Map(
        checker.getExportsOfModule(module).map((symbol) => [
          // A folder of one component exports it as default; its name is that of the folder.
          symbol.name === 'default' ? path.basename(specifier) : symbol.name,
          symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
        ]),
      );
      known.set(specifier, found);
      return found;
    },
  };
}

/** Every type that a package of the library declares at the top of a file, by name. */
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
      `${specifier} has no declarations in node_modules, so its API pages cannot be made. Run "npm ci", or take the package out of src/reference/api-docs/model/apiPackages.ts.`,
    );
  }
  return resolvedModule.resolvedFileName;
}
