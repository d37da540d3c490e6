import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../writing/content/model/problem';
import { checkDemoExport } from './checkDemoExport';
import { checkDemoImports } from './checkDemoImports';
import { findBeside } from './findBeside';
import { readUnstable } from './readUnstable';

const BROWSER = new Set(['window', 'document', 'localStorage', 'sessionStorage', 'navigator']);

/** TypeScript's code for a tag without its end: what it says before that is a consequence. */
const UNCLOSED = 17008;

const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) || ts.isPropertyDeclaration(node);

/** Whether a function is a component: its name begins with a capital. */
function isComponent(node: ts.Node): boolean {
  return ts.isFunctionDeclaration(node) && /^[A-Z]/u.test(node.name?.text ?? '');
}

/** What would fail, or differ, when the server renders a demo: read off its source. */
function checkSource(file: string, source: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  const add = (node: ts.Node, what: string, fix: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    problems.push({ file, line, what, fix });
  };
  const walk = (node: ts.Node, within: ts.Node | undefined): void => {
    if (within === undefined && ts.isPropertyAccessExpression(node)) {
      const { expression } = node;
      if (ts.isIdentifier(expression) && BROWSER.has(expression.text)) {
        add(
          node,
          `"${expression.text}" is read while the module is loaded; the server has none, so the page does not build.`,
          'Read it in an effect or an event handler.',
        );
      }
    }
    const unstable = readUnstable(node);
    if (unstable !== undefined && (within === undefined || isComponent(within))) {
      add(
        node,
        `${unstable} gives the server and the browser two values, so React draws the demo twice.`,
        'Write a fixed value, or call it in an effect or an event handler.',
      );
    }
    const next = isFunction(node) ? node : within;
    ts.forEachChild(node, (child) => {
      walk(child, next);
    });
  };
  walk(source, undefined);
  return problems;
}

/** Stylesheets that a demo imports and that don't exist: the type checker knows any name. */
function checkStylesheets(siteDir: string, file: string, source: ts.SourceFile): Problem[] {
  return source.statements.filter(ts.isImportDeclaration).flatMap((node) => {
    const { text } = node.moduleSpecifier as ts.StringLiteral;
    if (!/^\..*\.css$/u.test(text) || findBeside(path.join(siteDir, file), text) !== undefined)
      return [];
    const target = path.join(path.dirname(file), text);
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const what = `The stylesheet "${text}" does not exist: there is no ${target}.`;
    return [{ file, line, what, fix: 'Add the file, or correct its name.' }];
  });
}

/** Element ids that a demo writes out, with their lines, in the order of the file. */
function listIds(source: ts.SourceFile): (readonly [id: string, line: number])[] {
  const ids: (readonly [id: string, line: number])[] = [];
  const walk = (node: ts.Node): void => {
    if (
      ts.isJsxAttribute(node) &&
      node.name.getText() === 'id' &&
      node.initializer !== undefined &&
      ts.isStringLiteral(node.initializer)
    ) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      ids.push([node.initializer.text, line + 1]);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return ids;
}

/**
 * Mistakes in the demos of one page that a build or a browser test would find later.
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
    const broken = parseDiagnostics.find(({ code }) => code === UNCLOSED) ?? parseDiagnostics[0];
    if (broken !== undefined) {
      const line = source.getLineAndCharacterOfPosition(broken.start).line + 1;
      const what = `The demo can't be parsed: ${ts.flattenDiagnosticMessageText(broken.messageText, ' ')}`;
      return [{ file, line, what, fix: 'Close every tag, bracket and string.' }];
    }
    const problems = [
      ...checkSource(file, source),
      ...checkDemoImports(file, source),
      ...checkDemoExport(file, source),
      ...checkStylesheets(siteDir, file, source),
    ];
    // The stylings of one demo are never on the page at the same time.
    const demo = path.basename(file) === 'index.tsx' ? path.dirname(path.dirname(file)) : file;
    const lines = new Map<string, number>();
    for (const [id, line] of listIds(source)) {
      const owner = owners.get(id) ?? demo;
      owners.set(id, owner);
      const first = lines.get(id);
      lines.set(id, first ?? line);
      if (owner === demo && first === undefined) continue;
      const other = owner === demo ? `line ${String(first)}` : owner;
      const what = `The id "${id}" is in ${other} too, so labels and links of the page find one of them.`;
      problems.push({
        file,
        line,
        what,
        fix: 'Put the name of the demo before it, or use React.useId().',
      });
    }
    return problems;
  });
}
