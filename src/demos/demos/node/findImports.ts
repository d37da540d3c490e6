import ts from 'typescript';
import { rememberLatest } from '../../../foundation/site/node/rememberLatest';
import { parseTypeScript, placeOf } from './eraseTypes';
import { findBeside } from './findBeside';

const RESOLUTION: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
const resolved = new Map<string, boolean>();

/** Requests of all imports and re-exports, and where they are. */
const readRequests = rememberLatest((code, filePath) => {
  const file = parseTypeScript(code, filePath);
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
    return [{ request: moduleSpecifier.text, where: placeOf(file, moduleSpecifier.getStart()) }];
  });
});

function isInstalled(request: string, file: string): boolean {
  let answer = resolved.get(request);
  if (answer === undefined) {
    const { resolvedModule } = ts.resolveModuleName(request, file, RESOLUTION, ts.sys);
    answer = resolvedModule !== undefined;
    // Only a success is kept: in a dev session a package may be installed meanwhile.
    if (answer) resolved.set(request, true);
  }
  return answer;
}

/**
 * The files beside a demo that it imports. Throws one error that names, by file and line,
 * every import of a file that does not exist or of a package that is not installed.
 */
export function findImports(code: string, filePath: string): string[] {
  const found: string[] = [];
  const problems: string[] = [];
  for (const { request, where } of readRequests(code, filePath)) {
    if (request.startsWith('.')) {
      const hit = findBeside(filePath, request);
      if (hit === undefined) {
        problems.push(
          `${where}: the demo imports "${request}", which does not exist. Readers could not run it. Create the file or fix the path.`,
        );
      } else found.push(hit);
    } else if (!isInstalled(request, filePath)) {
      problems.push(
        `${where}: the demo imports "${request}", which is not installed. Readers could not run it. Import what package.json has, or add the package there.`,
      );
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return found;
}
