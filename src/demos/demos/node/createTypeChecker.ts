import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../writing/content/model/problem';
import { findDeprecated } from './findDeprecated';

/**
 * Reports type errors and uses of deprecated APIs in files, given by absolute path, and in the local files
 * they import.
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
  // Loading the types of the test runner and of Docusaurus costs a second, and an app doesn't have them.
  return {
    ...options,
    noEmit: true,
    types: ['node', '@docusaurus/module-type-aliases'],
    incremental: false,
  };
}

/** Returns a version of a file's content that changes when it's saved. */
function readFileVersion(file: string): string {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? 'none' : `${String(stat.mtimeMs)} ${String(stat.size)}`;
}

/**
 * Creates a type checker that keeps the packages' declarations in memory: the first check takes seconds,
 * later ones are fast.
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
    getScriptVersion: (file) => (isPackage(file) ? '1' : readFileVersion(file)),
    getScriptSnapshot: (file) => {
      const text = ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    // Our CLI is bundled into one file, so TypeScript wouldn't find its lib files next to itself.
    getDefaultLibFileName: () => path.join(lib, ts.getDefaultLibFileName(options)),
  });
  return (files) => {
    roots = files;
    const program = service.getProgram();
    if (program === undefined) return [];
    const localFiles = program
      .getSourceFiles()
      .map(({ fileName }) => fileName)
      .filter((file) => !isPackage(file) && !file.endsWith('.d.ts'));
    return localFiles.flatMap((file) => [
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
          fix: 'Correct the type or the value. Otherwise the build fails for people who copy this demo.',
        };
      }),
      ...findDeprecated(siteDir, service.getSuggestionDiagnostics(file)),
    ]);
  };
}
