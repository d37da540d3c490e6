import ts from 'typescript';
import type { MemberTypes, ReferenceTarget } from '../model/referenceTables';
import type { ApiProgram } from './createApiProgram';
import { listMembers } from './extractMembers';
import { createTypePrinter } from './printType';

/**
 * Returns the types that a table in a guide has to show, or `undefined` when the module doesn't
 * export such a type or function.
 */
export function readMemberTypes(
  { checker, exportsOf }: ApiProgram,
  { name, module, parameter }: ReferenceTarget,
): MemberTypes | undefined {
  const printer = createTypePrinter(checker);
  const symbol = exportsOf(module).get(name);
  if (symbol === undefined) return undefined;
  const print = (members: readonly ts.Symbol[]): MemberTypes =>
    new Map(members.map((member) => [member.name, printer.printSymbol(member)]));
  const membersOf = (type: ts.Type): MemberTypes =>
    print(listMembers(checker.getNonNullableType(type), checker).map((member) => member.symbol));
  if (parameter === undefined) {
    const isType = (symbol.flags & ts.SymbolFlags.Type) !== 0;
    return isType ? membersOf(checker.getDeclaredTypeOfSymbol(symbol)) : undefined;
  }
  const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (parameter === '') return call === undefined ? undefined : print(call.getParameters());
  const found = call?.getParameters().find((candidate) => candidate.name === parameter);
  return found === undefined ? undefined : membersOf(checker.getTypeOfSymbol(found));
}
