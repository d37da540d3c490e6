import path from 'node:path';
import ts from 'typescript';
import { SUBPATH_EXPORTS } from '../model/apiPackages';
import type { ApiFamily, ApiPackage } from '../model/apiPackages';
import { formatImports } from '../model/formatImports';
import type { Api, TypeApi } from '../model/types';
import type { ApiProgram } from './createApiProgram';
import { extractComponentApi } from './extractComponentApi';
import { extractHookApi, extractInterfaceApi } from './extractHookApi';
import { byName, getDeclarationFile } from './extractMembers';
import type { ExtractContext } from './extractMembers';
import { createTypePrinter, printDeclaration } from './printType';
import { readComment } from './readComments';
import { findThemeName } from './readThemeNames';
import { readVersion } from './readVersion';

/** Declarations of types are cut after this many lines. */
const MAX_DECLARATION_LINES = 40;

/** An exported name, found in one of a family's packages. */
interface FoundExport {
  readonly symbol: ts.Symbol;
  readonly package: ApiPackage;
  /** The exported name, which has the prefix `Unstable_` when its API may still change. */
  readonly exported: string;
  /** The module to import from, when it isn't the package's main entry. */
  readonly subpath?: string;
}

/** Whether an export is only a placeholder for a larger package's: `DataGridPremium(): null`. */
function isPlaceholder(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if ((symbol.flags & ts.SymbolFlags.Function) === 0) return false;
  const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return (
    call !== undefined &&
    call.getParameters().length === 0 &&
    (checker.getReturnTypeOfSignature(call).flags & ts.TypeFlags.Null) !== 0
  );
}

/** Looks up a name in the packages of a family, smallest first. */
function findExport(program: ApiProgram, family: ApiFamily, name: string): FoundExport | undefined {
  for (const entry of family.packages) {
    for (const exported of [name, `Unstable_${name}`]) {
      const symbol = program.exportsOf(entry.name).get(exported);
      if (symbol !== undefined && !isPlaceholder(symbol, program.checker)) {
        return { symbol, package: entry, exported };
      }
    }
    if (SUBPATH_EXPORTS[entry.name]?.includes(name) === true) {
      const subpath = `${entry.name}/${name}`;
      const symbol = program.exportsOf(subpath).get(name);
      if (symbol !== undefined) return { symbol, package: entry, exported: name, subpath };
    }
  }
  return undefined;
}

/** Returns the names of MUI System's style props, from its own declaration. */
function listSystemProps({ checker, exportsOf }: ApiProgram): ReadonlySet<string> {
  const symbol = exportsOf('@mui/system').get('SystemProps');
  if (symbol === undefined) {
    throw new Error(
      "@mui/system no longer exports the type SystemProps, so the extractor can't tell style props from others. Find the type that replaces it and update src/reference/api-docs/node/extractApi.ts.",
    );
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return new Set(checker.getPropertiesOfType(type).map(({ name }) => name));
}

/** Returns the MUI and Toolpad types that the tables mention, with their declarations. */
function collectTypes(api: Api, program: ApiProgram): TypeApi[] {
  const rows = JSON.stringify(api).match(/"type":"(?:[^"\\]|\\.)*"/gu) ?? [];
  const names = new Set(rows.join(' ').match(/(?<![.'\w])[A-Z]\w+\b/gu) ?? []);
  const types: TypeApi[] = [];
  for (const name of names) {
    const declared = program.findType(name, api.package);
    if (declared === undefined || name === api.name) continue;
    const lines = printDeclaration(declared).split('\n');
    const shown = lines.slice(0, MAX_DECLARATION_LINES);
    if (lines.length > shown.length) shown.push('  // …', '}');
    types.push({ name, declaration: shown.join('\n') });
  }
  return types.sort(byName);
}

/**
 * Extracts the content of one API page, or returns `undefined` when no package exports the name.
 */
export function extractApi(
  siteDir: string,
  program: ApiProgram,
  family: ApiFamily,
  name: string,
): Api | undefined {
  const found = findExport(program, family, name);
  if (found === undefined) return undefined;
  const { checker } = program;
  const context: ExtractContext = {
    checker,
    printer: createTypePrinter(checker),
    systemProps: listSystemProps(program),
  };
  const { symbol } = found;
  const comment = readComment(symbol, checker);
  const isType = (symbol.flags & ts.SymbolFlags.Value) === 0;
  const packageDir = path.join('node_modules', found.package.name) + path.sep;
  const file = getDeclarationFile(symbol).split(packageDir).at(-1) ?? '';
  const base = {
    name,
    package: found.package.name,
    version: readVersion(siteDir, found.package.name),
    imports: formatImports({
      name,
      // A smaller package may only have a placeholder, and a larger one doesn't export every name:
      // `@mui/x-charts-pro` has no `ToolbarButton`.
      packages: family.packages
        .slice(family.packages.indexOf(found.package))
        .filter((entry) => program.exportsOf(entry.name).has(found.exported)),
      file,
      isType,
      ...found,
    }),
    description: comment.text,
    file,
    types: [],
    ...(comment.deprecated === undefined ? {} : { deprecated: comment.deprecated }),
    ...(found.package.plan === undefined ? {} : { plan: found.package.plan }),
  };
  const lookUp = (other: string): ts.Symbol | undefined =>
    findExport(program, family, other)?.symbol;
  const api = ((): Api => {
    if (isType) return { kind: 'interface', ...base, ...extractInterfaceApi(symbol, context) };
    if (/^use[A-Z]/u.test(name)) {
      return { kind: 'hook', ...base, ...extractHookApi(name, symbol, context) };
    }
    const extracted = extractComponentApi(name, symbol, context, lookUp);
    const themeName = findThemeName(siteDir, found.package.name, name);
    return {
      kind: 'component',
      ...base,
      ...extracted,
      ...(themeName === undefined ? {} : { themeName }),
    };
  })();
  return { ...api, types: collectTypes(api, program) };
}
