import ts from 'typescript';

/** A union with more literals than this is shown by the name of its alias. */
const MAX_EXPANDED_LITERALS = 24;
const OVERRIDABLE = /^Overridable(?:String|Number)Union$/u;
const LITERAL_FLAGS =
  ts.TypeFlags.Literal | ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Boolean;
const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

const tidy = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/import\("[^"]*"\)\./gu, '')
    .replace(/"([^"'\\]*)"/gu, "'$1'")
    .replace(/\s+/gu, ' ')
    .replace(/\bAnyDate\b/gu, 'PickerValidDate')
    .replace(/;? \}/gu, ' }')
    .replace(/^\| /u, '')
    .trim();

/** Removes the `undefined` that the compiler adds to the type of an optional property. */
function dropUndefined(text: string): string {
  const rest = text.replace(/^undefined \| | \| undefined(?= \||$)/gu, '');
  return /^\((?:[^()]|\([^()]*\))*\)$/u.test(rest) ? rest.slice(1, -1) : rest;
}

const members = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
const isUndefined = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Undefined) !== 0;

/** Whether two types are the same, ignoring `undefined`. */
function isSame(a: ts.Type, b: ts.Type): boolean {
  const [first, second] = [a, b].map(
    (type) => new Set(members(type).filter((member) => !isUndefined(member))),
  );
  return (
    first !== undefined &&
    second !== undefined &&
    first.size === second.size &&
    [...first].every((member) => second.has(member))
  );
}

/** Returns the literals of a union that consists of nothing else and isn't too long. */
function literalsOf(type: ts.Type): readonly ts.Type[] | undefined {
  const all = members(type);
  const isExpandable = all.every((member) => member.flags & LITERAL_FLAGS);
  return isExpandable && all.length > 1 && all.length <= MAX_EXPANDED_LITERALS ? all : undefined;
}

const isCallable = (type: ts.Type): boolean =>
  members(type).filter((part) => part.getCallSignatures().length > 0).length > 1;

/** Creates functions that print types in a form that's easy to read. */
export function createTypePrinter(checker: ts.TypeChecker) {
  /** Prints a type from the checker: exact, but in the compiler's order and notation. */
  function printType(type: ts.Type, isOptional = false): string {
    const literals = literalsOf(checker.getNonNullableType(type));
    const isNullable = members(type).some((member) => member.flags & ts.TypeFlags.Null);
    const shown = isOptional && literals && !isNullable ? checker.getNonNullableType(type) : type;
    const flags = literalsOf(shown) ? FORMAT | ts.TypeFormatFlags.InTypeAlias : FORMAT;
    const text = tidy(
      isCallable(shown) ? printCalls(shown) : checker.typeToString(shown, undefined, flags),
    );
    return isOptional ? dropUndefined(text) : text;
  }

  /**
   * Prints a union of functions. The compiler repeats equal ones for each part of a generic union.
   */
  function printCalls(type: ts.Type): string {
    const texts = new Set(
      members(type).map((part) => checker.typeToString(part, undefined, FORMAT)),
    );
    const list = [...texts];
    return list
      .map((text) => (list.length > 1 && / => /u.test(text) ? `(${text})` : text))
      .join(' | ');
  }

  function printReference(node: ts.TypeReferenceNode): string {
    const name = node.typeName.getText();
    const [first, second] = node.typeArguments ?? [];
    if (OVERRIDABLE.test(name) && first !== undefined) {
      const added = second === undefined ? [] : extraLiterals(second);
      return [printNode(first), ...added].join(' | ');
    }
    const type = checker.getTypeFromTypeNode(node);
    if (name === 'NonNullable' && !type.isIntersection()) return printType(type);
    if (literalsOf(type)) {
      const symbol = type.aliasSymbol ?? checker.getSymbolAtLocation(node.typeName);
      const declared = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
      const body = declared?.typeParameters === undefined ? declared?.type : undefined;
      return body !== undefined && ts.isUnionTypeNode(body) ? printNode(body) : printType(type);
    }
    const args = node.typeArguments?.map((argument) => printNode(argument)).join(', ');
    return args === undefined ? name : `${name}<${args}>`;
  }

  function extraLiterals(node: ts.TypeNode): string[] {
    return checker
      .getPropertiesOfType(checker.getTypeFromTypeNode(node))
      .map((property) => `'${property.name}'`);
  }

  function printParameter(parameter: ts.ParameterDeclaration): string {
    const rest = parameter.dotDotDotToken ? '...' : '';
    const optional = parameter.questionToken ? '?' : '';
    const type = parameter.type === undefined ? 'any' : printNode(parameter.type);
    return `${rest}${parameter.name.getText()}${optional}: ${type}`;
  }

  function printSignature(node: ts.SignatureDeclaration, arrow = ' => '): string {
    const result = node.type === undefined ? 'void' : printNode(node.type);
    const generics = node.typeParameters?.map((parameter) => tidy(parameter.getText())).join(', ');
    const parameters = node.parameters.map(printParameter).join(', ');
    return `${generics === undefined ? '' : `<${generics}>`}(${parameters})${arrow}${result}`;
  }

  /** Prints a type from its declaration: in its author's order and notation. */
  function printNode(node: ts.TypeNode): string {
    if (ts.isParenthesizedTypeNode(node)) {
      const inner = printNode(node.type);
      return / \| | => | & |^keyof /u.test(inner) ? `(${inner})` : inner;
    }
    if (ts.isUnionTypeNode(node)) return [...new Set(node.types.map(printNode))].join(' | ');
    if (ts.isIntersectionTypeNode(node)) return node.types.map(printNode).join(' & ');
    if (ts.isArrayTypeNode(node)) {
      const item = printNode(node.elementType);
      return / \| | => | & /u.test(item) && !item.startsWith('(') ? `(${item})[]` : `${item}[]`;
    }
    if (ts.isFunctionTypeNode(node)) return printSignature(node);
    if (ts.isTypeReferenceNode(node)) return printReference(node);
    if (ts.isIndexedAccessTypeNode(node)) {
      const type = checker.getTypeFromTypeNode(node);
      return type.flags & ts.TypeFlags.IndexedAccess ? tidy(node.getText()) : printType(type);
    }
    return tidy(node.getText());
  }

  /** Prints the type of a property: as its author wrote it, unless generics have changed it. */
  function printSymbol(symbol: ts.Symbol): string {
    const type = checker.getTypeOfSymbol(symbol);
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    const [single, ...others] = members(type).filter((part) => !isUndefined(part));
    if (single !== undefined && others.length === 0 && single.flags & ts.TypeFlags.TypeParameter) {
      // For `Variant extends 'filled' | 'outlined'`, the values are more useful than the name.
      const constraint = checker.getBaseConstraintOfType(single);
      if (constraint && literalsOf(checker.getNonNullableType(constraint))) {
        return printType(checker.getNonNullableType(constraint));
      }
    }
    for (const declaration of symbol.declarations ?? []) {
      if (ts.isMethodSignature(declaration)) return printSignature(declaration);
      const node =
        ts.isPropertySignature(declaration) ||
        ts.isPropertyDeclaration(declaration) ||
        ts.isParameter(declaration)
          ? declaration.type
          : undefined;
      if (node !== undefined && isSame(checker.getTypeFromTypeNode(node), type)) {
        const text = printNode(node);
        return isOptional ? dropUndefined(text) : text;
      }
    }
    return printType(type, isOptional);
  }

  return { printSymbol, printType, printNode, printSignature };
}

export type TypePrinter = ReturnType<typeof createTypePrinter>;

/** Returns the source text of a declaration without comments, for a type's popover. */
export function printDeclaration(node: ts.Node): string {
  const text = node
    .getText()
    .replace(/\/\*[\s\S]*?\*\/\s*/gu, '')
    .replace(/^export (?:declare )?/u, '');
  return text.replace(/\n\s*\n/gu, '\n').replace(/"([^"'\n]*)"/gu, "'$1'");
}
