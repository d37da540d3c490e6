import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../writing/content/model/problem';
import { checkDemoExport } from './checkDemoExport';
import { checkDemoImports } from './checkDemoImports';
import { resolveRelativeImport } from './resolveRelativeImport';
import { getUnstableCall } from './getUnstableCall';

const BROWSER_GLOBALS = new Set([
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'navigator',
]);

/**
 * TypeScript's "JSX element has no corresponding closing tag". Errors reported before it are its
 * consequences.
 */
const UNCLOSED_TAG = 17008;

const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || ts.isPropertyDeclaration(node);

/** Whether a function is a component, which is the case when its name starts with a capital letter. */
function isComponent(node: ts.Node): boolean {
  return ts.isFunctionDeclaration(node) && /^[A-Z]/u.test(node.name?.text ?? '');
}

/** Reports code that would fail or give different results when the server renders the demo. */
function checkServerRendering(file: string, source: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  const add = (node: ts.Node, what: string, fix: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    problems.push({ file, line, what, fix });
  };
  const visit = (node: ts.Node, enclosing: ts.Node | undefined): void => {
    if (enclosing === undefined && ts.isPropertyAccessExpression(node)) {
      const { expression } = node;
      if (ts.isIdentifier(expression) && BROWSER_GLOBALS.has(expression.text)) {
        add(
          node,
          `"${expression.text}" is read while the module loads, but doesn't exist on the server, so the page can't be built.`,
          'Read it in an effect or an event handler.',
        );
      }
    }
    const unstable = getUnstableCall(node);
    if (unstable !== undefined && (enclosing === undefined || isComponent(enclosing))) {
      add(
        node,
        `${unstable} returns different values on the server and in the browser, so hydration fails and React renders the demo again.`,
        'Use a fixed value, or call it in an effect or an event handler.',
      );
    }
    const next = isFunction(node) ? node : enclosing;
    ts.forEachChild(node, (child) => {
      visit(child, next);
    });
  };
  visit(source, undefined);
  return problems;
}

/** Reports imports of missing stylesheets, which the type checker doesn't: it accepts any `.css` import. */
function checkStylesheets(siteDir: string, file: string, source: ts.SourceFile): Problem[] {
  return source.statements.filter(ts.isImportDeclaration).flatMap((node) => {
    const { text } = node.moduleSpecifier as ts.StringLiteral;
    if (
      !/^\..*\.css$/u.test(text) ||
      resolveRelativeImport(path.join(siteDir, file), text) !== undefined
    )
      return [];
    const target = path.join(path.dirname(file), text);
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const what = `The stylesheet "${text}" doesn't exist: there is no ${target}.`;
    return [{ file, line, what, fix: 'Add the file, or correct its name.' }];
  });
}

/** Lists the literal `id` attributes of a demo, with their lines, in source order. */
function listIds(source: ts.SourceFile): (readonly [id: string, line: number])[] {
  const ids: (readonly [id: string, line: number])[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isJsxAttribute(node) &&
      node.name.getText() === 'id' &&
      node.initializer !== undefined &&
      ts.isStringLiteral(node.initializer)
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      ids.push([node.initializer.text, line + 1]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return ids;
}

/**
 * Reports mistakes in the demos of one page that otherwise only a build or a browser test would find.
 *
 * @param files absolute paths of the demos' entry files
 */
export function checkDemoSources(siteDir: string, files: readonly string[]): Problem[] {
  const owners = new Map<string, string>();
  return files.flatMap((full) => {
    const file = path.relative(siteDir, full);
    const text = fs.readFileSync(full, 'utf8');
    const source = ts.createSourceFile(full, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const { parseDiagnostics } = source as unknown as {
      parseDiagnostics: readonly ts.DiagnosticWithLocation[];
    };
    const syntaxError =
      parseDiagnostics.find(({ code }) => code === UNCLOSED_TAG) ?? parseDiagnostics[0];
    if (syntaxError !== undefined) {
      const line = source.getLineAndCharacterOfPosition(syntaxError.start).line + 1;
      const what = `The demo can't be parsed: ${ts.flattenDiagnosticMessageText(syntaxError.messageText, ' ')}`;
      return [{ file, line, what, fix: 'Close every tag, bracket, and string.' }];
    }
    const problems = [
      ...checkServerRendering(file, source),
      ...checkDemoImports(file, source),
      ...checkDemoExport(file, source),
      ...checkStylesheets(siteDir, file, source),
    ];
    // Only one styling of a demo is on the page at a time, so its stylings may share ids.
    const demo = path.basename(file) === 'index.tsx' ? path.dirname(path.dirname(file)) : file;
    const lines = new Map<string, number>();
    for (const [id, line] of listIds(source)) {
      const owner = owners.get(id) ?? demo;
      owners.set(id, owner);
      const first = lines.get(id);
      lines.set(id, first ?? line);
      if (owner === demo && first === undefined) continue;
      const other = owner === demo ? `line ${String(first)}` : owner;
      const what = `The id "${id}" is also in ${other}, so labels and links on the page may find the wrong element.`;
      problems.push({
        file,
        line,
        what,
        fix: 'Prefix it with the name of the demo, or use React.useId().',
      });
    }
    return problems;
  });
}
