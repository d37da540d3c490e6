import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { checkKeyTable } from '../model/checkKeyTable';
import type { KeyTable } from '../model/types';

/** A problem in a key file. */
export interface KeyFileProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly what: string;
}

/** The value in a key file. */
interface Literal {
  readonly value: unknown;
  /** The line of every nested value, by path, such as `rows.0.keys`. */
  readonly lines: ReadonlyMap<string, number>;
  /** Problems for everything that isn't a literal. */
  readonly code: readonly KeyFileProblem[];
}

/** Evaluates literals in the syntax tree, so that no code in the file runs. */
function readLiteral(source: ts.SourceFile, root: ts.Expression): Literal {
  const lines = new Map<string, number>();
  const code: KeyFileProblem[] = [];
  const lineOf = (node: ts.Node): number =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const read = (node: ts.Expression, at: string): unknown => {
    lines.set(at, lineOf(node));
    const child = (name: string): string => (at === '' ? name : `${at}.${name}`);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.map((element, index) => read(element, child(String(index))));
    }
    if (ts.isObjectLiteralExpression(node)) {
      const entries = node.properties.flatMap((property): [string, unknown][] => {
        if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
          const name = property.name.text;
          const value = read(property.initializer, child(name));
          lines.set(child(name), lineOf(property));
          return [[name, value]];
        }
        code.push({ line: lineOf(property), what: 'A key file can only contain plain values.' });
        return [];
      });
      return Object.fromEntries(entries);
    }
    code.push({ line: lineOf(node), what: 'A key file can only contain plain values, no code.' });
    return undefined;
  };
  return { value: read(root, ''), lines, code };
}

function findKeys(source: ts.SourceFile): ts.Expression | undefined {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText(source) === 'keys' && initializer !== undefined) return initializer;
    }
  }
  return undefined;
}

/** Returns the path of a demo's key file: `BasicDialog.keys.ts` for `BasicDialog.tsx`. */
export function getKeyFile(demoFile: string): string {
  return demoFile.replace(/\.tsx$/u, '.keys.ts');
}

/** Reads and checks a key file. Returns the table, or its problems. */
export function readKeyFile(file: string): KeyTable | readonly KeyFileProblem[] {
  if (!fs.existsSync(file)) {
    const name = path.basename(file);
    return [{ line: 1, what: `"${name}" doesn't exist. Create it, and describe the keys in it.` }];
  }
  const text = fs.readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const root = findKeys(source);
  if (root === undefined) {
    return [
      {
        line: 1,
        what: 'The file has no key table. Write: export const keys: KeyTable = { … };',
      },
    ];
  }
  const { value, lines, code } = readLiteral(source, root);
  if (code.length > 0) return code;
  const problems = checkKeyTable(value);
  if (problems.length === 0) return value as KeyTable;
  return problems.map((problem) => ({
    line: lines.get(problem.path) ?? 1,
    what: `${problem.path === '' ? 'The table' : `"${problem.path}"`} ${problem.what}.`,
  }));
}
