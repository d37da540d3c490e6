import ts from 'typescript';
import { findBeside } from './findBeside';
import { readDemoSyntax } from './readDemoSyntax';

const RESOLUTION: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
const resolved = new Map<string, boolean>();

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
 * The files beside a demo that it imports. Rejects with one error that names, by file and line,
 * every import of a file that does not exist or of a package that is not installed.
 */
export async function findImports(code: string, filePath: string): Promise<string[]> {
  const found: string[] = [];
  const problems: string[] = [];
  const { requests } = await readDemoSyntax(code, filePath);
  for (const { request, line } of requests) {
    const where = `${filePath}:${String(line)}`;
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
