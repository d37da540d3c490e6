import type { CodeProblem, CompiledModule, ModuleImport } from '../model/compileModule';
import type { CodeFile } from '../model/editableDemo';
import { findFile } from '../model/findFile';
import type { RunnableFile } from '../model/frameMessages';
import { compile } from './compile';

interface Compiled {
  readonly files: readonly RunnableFile[];
  readonly imports: readonly (ModuleImport & { readonly file: string })[];
  readonly problem?: CodeProblem | undefined;
}

const known = new Map<string, { source: string; result: CompiledModule }>();

/**
 * Compiles the files that have changed since the last call. Returns the first problem of any file
 * instead.
 */
export async function compileFiles(files: readonly CodeFile[]): Promise<Compiled> {
  const names = files.map(({ name }) => name);
  const results = await Promise.all(files.map((file) => compileFile(file)));
  const imports: (ModuleImport & { file: string })[] = [];
  const runnable: RunnableFile[] = [];
  for (const [index, { name, code }] of files.entries()) {
    const result = results[index];
    if (result === undefined) {
      runnable.push({ name, code });
      continue;
    }
    if (result.problem !== undefined) return { files: [], imports: [], problem: result.problem };
    for (const found of result.imports) {
      if (found.specifier.startsWith('.') && findFile(found.specifier, names) === undefined) {
        const message = `“${found.specifier}” is not one of the demo’s files: ${names.join(', ')}.`;
        return { files: [], imports: [], problem: { file: name, line: found.line, message } };
      }
      imports.push({ ...found, file: name });
    }
    runnable.push({ name, code: result.code });
  }
  return { files: runnable, imports };
}

/** Returns `undefined` for stylesheets and data, which aren't compiled. */
async function compileFile({ name, code }: CodeFile): Promise<CompiledModule | undefined> {
  if (!/\.[jt]sx?$/.test(name)) return undefined;
  const last = known.get(name);
  if (last?.source === code) return last.result;
  const result = await compile(name, code);
  known.set(name, { source: code, result });
  return result;
}
