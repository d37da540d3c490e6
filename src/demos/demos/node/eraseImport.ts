import ts from 'typescript';
import { createRemoval } from './createRemoval';
import type { Edit } from './typeErasureRules';

/**
 * Returns the edits that drop imported names that aren't used as values, as the TypeScript compiler
 * does.
 */
export function eraseImport(
  node: ts.ImportDeclaration,
  values: ReadonlySet<string>,
  code: string,
): Edit[] {
  const clause = node.importClause;
  if (clause === undefined) return [];
  const isKept = (name: ts.Identifier | undefined): boolean =>
    name !== undefined && values.has(name.text);
  const { namedBindings } = clause;
  const named =
    namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
  const dropped = named.filter((element) => element.isTypeOnly || !isKept(element.name));
  const keepsBindings =
    namedBindings !== undefined &&
    (ts.isNamespaceImport(namedBindings)
      ? isKept(namedBindings.name)
      : dropped.length < named.length);
  const keepsDefault = isKept(clause.name);
  if (!keepsDefault && !keepsBindings) return [createRemoval(node, code)];
  const edits: Edit[] = [];
  if (clause.name !== undefined && !keepsDefault && namedBindings !== undefined) {
    edits.push({ start: clause.name.getStart(), end: namedBindings.getStart(), text: '' });
  }
  if (namedBindings !== undefined && !keepsBindings && clause.name !== undefined) {
    edits.push({ start: clause.name.end, end: namedBindings.end, text: '' });
    return edits;
  }
  for (const element of dropped) {
    const comma = /^\s*,/.exec(code.slice(element.end))?.[0].length ?? 0;
    edits.push({ start: element.getStart(), end: element.end + comma, text: '' });
  }
  return edits;
}
