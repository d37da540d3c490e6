import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../writing/content/model/problem';
import { getPackageName } from '../../editor/model/getPackageName';
import { isDemoPackage } from '../data/demoPackages';

/** Whether an import is of the tables that demos share: `../../_data/orders`. */
const isData = (specifier: string): boolean => /(?:^|\/)_data\//u.test(specifier);

/** Whether an import leads out of the folder that holds all pages: no export or editor has that file. */
function isOutside(file: string, specifier: string): boolean {
  const name = file.replaceAll('\\', '/');
  const target = path.posix.join(path.posix.dirname(name), specifier);
  const root = name.includes('/') ? `${name.split('/', 1)[0] ?? ''}/` : '';
  return specifier.startsWith('.') && (target.startsWith('../') || !target.startsWith(root));
}

/** The names of functions that an import brings in; types are erased and make nothing. */
function listFunctions({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  if (importClause === undefined || importClause.isTypeOnly || bindings === undefined) return [];
  if (!ts.isNamedImports(bindings)) return [];
  return bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
}

/**
 * What a demo imports and shouldn't: a package that neither its export nor the editor knows, and
 * rows of a shared table that are made as soon as the page loads the module, for readers who never
 * open the demo.
 */
export function checkDemoImports(file: string, source: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  const makers = new Set<string>();
  const add = (node: ts.Node, what: string, fix: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    problems.push({ file, line, what, fix });
  };
  const findCalls = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && makers.has(node.expression.getText())) {
      add(
        node,
        `${node.expression.getText()}() makes its rows while the page loads, also for readers who don't open the demo.`,
        'Call it in the component: const [rows] = React.useState(() => createRows(200)).',
      );
    }
    ts.forEachChild(node, findCalls);
  };
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) {
      findCalls(statement);
      continue;
    }
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
    if (isData(specifier)) listFunctions(statement).forEach((name) => makers.add(name));
    if (isOutside(file, specifier)) {
      add(
        statement,
        `Demos can't import "${specifier}", which is outside docs/: people who copy the demo don't have that file.`,
        'Put what the demo needs in a file beside it.',
      );
      continue;
    }
    if (specifier.startsWith('.') || isDemoPackage(getPackageName(specifier))) continue;
    add(
      statement,
      `Demos can't import "${getPackageName(specifier)}": neither their export nor the editor knows its version.`,
      'Use a package of src/demos/demos/data/demoPackages.ts, or add it there, to package.json, and to RUNTIME_GROUPS.',
    );
  }
  return problems;
}
