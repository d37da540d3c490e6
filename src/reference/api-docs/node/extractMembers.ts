import path from 'node:path';
import ts from 'typescript';
import type { ApiPlan, PropApi } from '../model/types';
import type { TypePrinter } from './printType';
import { readComment } from './readComments';

const LIBRARY = /[\\/]node_modules[\\/]@(?:mui|toolpad)[\\/]/u;
const PLAN = /[\\/]@mui[\\/]x-[a-z-]+-(?<plan>pro|premium)[\\/]/u;
/** Where MUI System declares the props that `sx` and its own components accept. */
const SYSTEM_FILES = /[\\/]csstype[\\/]|[\\/]styleFunctionSx[\\/]/u;

/** What all extractors need. */
export interface ExtractContext {
  readonly checker: ts.TypeChecker;
  readonly printer: TypePrinter;
  /**
   * Whether a file belongs to MUI or Toolpad; by default, whether it's in one of their packages.
   */
  readonly isLibraryFile?: (file: string) => boolean;
  /** Names of MUI System's style props. */
  readonly systemProps: ReadonlySet<string>;
}

/** Returns the path of the file that declares a symbol. */
export function getDeclarationFile(symbol: ts.Symbol): string {
  return symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/** Whether an MUI or Toolpad package declares a prop. All others come from React and the DOM. */
export function isLibraryProp(symbol: ts.Symbol, context: ExtractContext): boolean {
  const isLibraryFile = context.isLibraryFile ?? ((file: string) => LIBRARY.test(file));
  const declarations = symbol.declarations ?? [];
  return (
    declarations.length === 0 ||
    declarations.some((node) => isLibraryFile(node.getSourceFile().fileName))
  );
}

/** Whether a prop is one of MUI System's style props (`m`, `alignItems`, …). */
export function isSystemProp(symbol: ts.Symbol, { systemProps }: ExtractContext): boolean {
  const declarations = symbol.declarations ?? [];
  return (
    systemProps.has(symbol.name) &&
    declarations.every((node) => SYSTEM_FILES.test(node.getSourceFile().fileName))
  );
}

function planOf(symbol: ts.Symbol): ApiPlan | undefined {
  return PLAN.exec(getDeclarationFile(symbol))?.groups?.['plan'] as ApiPlan | undefined;
}

/** Extracts one row of a table. */
export function extractMember(symbol: ts.Symbol, { checker, printer }: ExtractContext): PropApi {
  const comment = readComment(symbol, checker);
  const plan = planOf(symbol);
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  return {
    name: symbol.name,
    type: printer.printSymbol(symbol),
    required: !isOptional,
    description: comment.text,
    ...(comment.default === undefined ? {} : { default: comment.default }),
    ...(comment.deprecated === undefined ? {} : { deprecated: comment.deprecated }),
    ...(plan === undefined ? {} : { plan }),
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares by name, ignoring case and locale, so that the order is the same on every machine. */
export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.name, b.name);

/** A member, and whether every value of the type has it. */
export interface Member {
  readonly symbol: ts.Symbol;
  readonly isRequired: boolean;
}

/** Returns all members of an object type, or of all types in a union. */
export function listMembers(type: ts.Type, checker: ts.TypeChecker): Member[] {
  const parts = type.isUnion() ? type.types : [type];
  const names = new Set(
    parts.flatMap((part) => checker.getPropertiesOfType(part).map((symbol) => symbol.name)),
  );
  return [...names].flatMap((name) => {
    const inParts = parts.map((part) => checker.getPropertyOfType(part, name));
    const symbol = checker.getPropertyOfType(type, name) ?? inParts.find((found) => found);
    const isRequired = inParts.every(
      (found) => found !== undefined && (found.flags & ts.SymbolFlags.Optional) === 0,
    );
    return symbol === undefined || name.startsWith('__') ? [] : [{ symbol, isRequired }];
  });
}

/**
 * Returns the components that a file may belong to: one named like the file, and one like its
 * folder.
 */
export function ownersOf(file: string): string[] {
  const base = path
    .basename(file)
    .replace(/\..*$/u, '')
    .replace(/Props$/u, '');
  return [base, path.basename(path.dirname(file))];
}
