import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../writing/content/model/problem';
import { getPackageName } from '../../editor/model/getPackageName';
import { isDemoPackage } from '../data/demoPackages';

/** Whether an import is of data that demos share: `../../_data/orders`. */
const isSharedData = (specifier: string): boolean => /(?:^|\/)_data\//u.test(specifier);

/** Whether an import is of a file outside the docs folder, which neither an export nor the editor has. */
function isOutside(file: string, specifier: string): boolean {
  const name = file.replaceAll('\\', '/');
  const target = path.posix.join(path.posix.dirname(name), specifier);
  const root = name.includes('/') ? `${name.split('/', 1)[0] ?? ''}/` : '';
  return specifier.startsWith('.') && (target.startsWith('../') || !target.startsWith(root));
}

/** Lists the names that an import declares, without types. */
function listValueNames({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  if (importClause === undefined || importClause.isTypeOnly || bindings === undefined) return [];
  if (!ts.isNamedImports(bindings)) return [];
  return bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
}

/**
 * Reports imports that a demo shouldn't have: packages that neither its export nor the editor knows,
 * files outside the docs folder, and shared data that is created at module level, which costs time on
 * page load even for people who never look at the demo.
 */
export function checkDemoImports(file: string, source: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  const dataFunctions = new Set<string>();
  const add = (node: ts.Node, what: string, fix: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    problems.push({ file, line, what, fix });
  };
  const findCalls = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && dataFunctions.has(node.expression.getText())) {
      add(
        node,
        `${node.expression.getText()}() creates its rows while the page loads, even for people who never look at the demo.`,
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
    if (isSharedData(specifier))
      listValueNames(statement).forEach((name) => dataFunctions.add(name));
    if (isOutside(file, specifier)) {
      add(
        statement,
        `Demos can't import "${specifier}", which is outside docs/: people who copy the demo don't have that file.`,
        'Move what the demo needs into a file next to it.',
      );
      continue;
    }
    if (specifier.startsWith('.') || isDemoPackage(getPackageName(specifier))) continue;
    add(
      statement,
      `Demos can't import "${getPackageName(specifier)}": neither exported projects nor the editor know its version.`,
      'Use a package listed in src/demos/demos/data/demoPackages.ts, or add it there, to package.json, and to RUNTIME_GROUPS.',
    );
  }
  return problems;
}
