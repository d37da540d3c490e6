import ts from 'typescript';
import type { HookApi, InterfaceApi, PropApi } from '../model/types';
import { byName, extractMember, isLibraryProp, listMembers } from './extractMembers';
import type { ExtractContext } from './extractMembers';
import { printDeclaration } from './printType';
import { readComment } from './readComments';

/** Whether a type is an object whose members fit in a table, so not a function, array, or tuple. */
const isPlainObject = (type: ts.Type, checker: ts.TypeChecker): boolean =>
  type.getCallSignatures().length === 0 &&
  !checker.isArrayType(type) &&
  !checker.isTupleType(type) &&
  (type.flags & ts.TypeFlags.Object) !== 0;

function toRows(type: ts.Type, context: ExtractContext): PropApi[] {
  return listMembers(type, context.checker)
    .filter(
      ({ symbol }) =>
        isLibraryProp(symbol, context) && !readComment(symbol, context.checker).isIgnored,
    )
    .map(({ symbol, isRequired }) => ({
      ...extractMember(symbol, context),
      required: isRequired,
    }))
    .sort(byName);
}

/**
 * Extracts the parameters and the returned value of a hook.
 *
 * @throws when the type isn't a function
 */
export function extractHookApi(
  name: string,
  symbol: ts.Symbol,
  context: ExtractContext,
): Pick<HookApi, 'signature' | 'parameters' | 'returns'> {
  const { checker, printer } = context;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const declaration = signature?.getDeclaration();
  if (signature === undefined || declaration === undefined) {
    throw new Error(
      `${name} has the name of a hook, but its type isn't a function, so its API page can't be generated. Remove its page, or teach src/reference/api-docs/node/extractHookApi.ts about the type.`,
    );
  }
  const result = checker.getReturnTypeOfSignature(signature);
  const rows = isPlainObject(result, checker) ? toRows(result, context) : [];
  const value: PropApi = {
    name: 'value',
    type: declaration.type ? printer.printNode(declaration.type) : printer.printType(result),
    required: true,
    description: '',
  };
  return {
    signature: `${name}${printer.printSignature(declaration, ': ')}`,
    parameters: signature.getParameters().map((parameter) => {
      const member = extractMember(parameter, context);
      const node = parameter.valueDeclaration;
      const isOptional =
        node !== undefined &&
        ts.isParameter(node) &&
        (node.questionToken ?? node.initializer) !== undefined;
      return { ...member, required: !isOptional };
    }),
    returns: rows.length > 0 ? rows : [value],
  };
}

/** Extracts the members or the declaration of an exported type. */
export function extractInterfaceApi(
  symbol: ts.Symbol,
  context: ExtractContext,
): Pick<InterfaceApi, 'members' | 'declaration'> {
  const type = context.checker.getDeclaredTypeOfSymbol(symbol);
  const parts = type.isUnion() ? type.types : [type];
  const members = parts.every(
    (part) => isPlainObject(part, context.checker) || part.isIntersection(),
  )
    ? toRows(type, context)
    : [];
  const [declared] = symbol.declarations ?? [];
  return {
    members,
    ...(declared !== undefined && (members.length === 0 || ts.isTypeAliasDeclaration(declared))
      ? { declaration: printDeclaration(declared) }
      : {}),
  };
}
