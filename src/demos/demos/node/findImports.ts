import ts from 'typescript';
import { resolveRelativeImport } from './resolveRelativeImport';
import { readDemoSyntax } from './readDemoSyntax';

const RESOLUTION: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
const resolved = new Map<string, boolean>();

function isInstalled(request: string, file: string): boolean {
  let isResolved = resolved.get(request);
  if (isResolved === undefined) {
    const { resolvedModule } = ts.resolveModuleName(request, file, RESOLUTION, ts.sys);
    isResolved = resolvedModule !== undefined;
    // Failures aren't cached, because somebody may install the package while the dev server runs.
    if (isResolved) resolved.set(request, true);
  }
  return isResolved;
}

/**
 * Returns the local files that a demo's file imports.
 *
 * @throws Error that lists, by file and line, every import of a missing file or of a package that isn't
 * installed
 */
export async function findImports(code: string, filePath: string): Promise<string[]> {
  const found: string[] = [];
  const problems: string[] = [];
  const { requests } = await readDemoSyntax(code, filePath);
  for (const { request, line } of requests) {
    const location = `${filePath}:${String(line)}`;
    if (request.startsWith('.')) {
      const imported = resolveRelativeImport(filePath, request);
      if (imported === undefined) {
        problems.push(
          `${location}: the demo imports "${request}", which doesn't exist, so nobody could run it. Create the file or fix the path.`,
        );
      } else found.push(imported);
    } else if (!isInstalled(request, filePath)) {
      problems.push(
        `${location}: the demo imports "${request}", which isn't installed, so nobody could run it. Import a package that package.json lists, or add this one there.`,
      );
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return found;
}
