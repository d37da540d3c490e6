import ts from 'typescript';
import { API_FAMILIES, findApiFamily } from '../model/apiPackages';
import type { ApiPageSource } from '../model/types';
import type { ApiProgram } from './createApiProgram';

const isComponentName = (name: string): boolean =>
  /^[A-Z][a-z0-9]/u.test(name) && !name.endsWith('Context');

function returnsElement(symbol: ts.Symbol, { checker }: ApiProgram): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  return type.getCallSignatures().some((call) => {
    const result = checker.typeToString(checker.getReturnTypeOfSignature(call));
    return /\b(?:Element|ReactNode)\b/u.test(result);
  });
}

/** Returns the exported components and hooks without an API page, by package. */
export function findUnlistedExports(
  program: ApiProgram,
  pages: readonly ApiPageSource[],
): Record<string, string[]> {
  const unlisted: Record<string, string[]> = {};
  for (const family of API_FAMILIES) {
    const seen = new Set(
      pages.filter(({ pathname }) => findApiFamily(pathname) === family).map(({ api }) => api.name),
    );
    for (const { name: packageName } of family.packages) {
      for (const [name, symbol] of program.exportsOf(packageName)) {
        if (seen.has(name) || (symbol.flags & ts.SymbolFlags.Value) === 0) continue;
        const isHook = /^use[A-Z]/u.test(name);
        if (!isHook && !(isComponentName(name) && returnsElement(symbol, program))) continue;
        seen.add(name);
        (unlisted[packageName] ??= []).push(name);
      }
    }
  }
  return unlisted;
}
