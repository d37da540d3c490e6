import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../writing/content/model/problem';
import { findDeprecated } from './findDeprecated';

/**
 * Finds type errors and deprecated names in files, by their absolute paths, and in what they import
 * beside them.
 */
export type CheckTypes = (files: readonly string[]) => Problem[];

function readOptions(siteDir: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(siteDir, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { options } = ts.parseJsonConfigFileContent(
    { ...(config as object), include: [], files: [] },
    ts.sys,
    siteDir,
  );
  // What demos see of the test runner and of Docusaurus costs a second, and no reader has it.
  return {
    ...options,
    noEmit: true,
    types: ['node', '@docusaurus/module-type-aliases'],
    incremental: false,
  };
}

/** Changes when a file is saved. */
function stampOf(file: string): string {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? 'none' : `${String(stat.mtimeMs)} ${String(stat.size)}`;
}

/**
 * A type checker that keeps the packages' declarations: its first answer takes seconds, the next
 * ones a moment.
 */
export function createTypeChecker(siteDir: string): CheckTypes {
  const options = readOptions(siteDir);
  const lib = path.join(siteDir, 'node_modules/typescript/lib');
  let roots: readonly string[] = [];
  const isPackage = (file: string): boolean => file.includes('/node_modules/');
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getCurrentDirectory: () => siteDir,
    getScriptFileNames: () => [...roots],
    getScriptVersion: (file) => (isPackage(file) ? '1' : stampOf(file)),
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    // The command line runs out of one file, which isn't beside the declarations.
    getDefaultLibFileName: () => path.join(lib, ts.getDefaultLibFileName(options)),
  });
  return (files) => {
    roots = files;
    const program = service.getProgram();
    if (program === undefined) return [];
    const own = program
      .getSourceFiles()
      .map(({ fileName }) => fileName)
      .filter((file) => !isPackage(file) && !file.endsWith('.d.ts'));
    return own.flatMap((file) => [
      ...service.getSemanticDiagnostics(file).map((diagnostic): Problem => {
        const { file: source, start = 0, messageText } = diagnostic;
        const text = ts
          .flattenDiagnosticMessageText(messageText, ' ')
          .replace(/\s+/gu, ' ')
          .replaceAll(siteDir + path.sep, '');
        const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
        return {
          file: path.relative(siteDir, file),
          line: line + 1,
          what: `Type error: ${text.replace(/\.?$/u, '.')}`,
          fix: 'The build of whoever copies this demo fails: correct the type or the value.',
        };
      }),
      ...findDeprecated(siteDir, service.getSuggestionDiagnostics(file)),
    ]);
  };
}
