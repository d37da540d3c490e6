import { transform } from 'sucrase';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { checkJsxTags } from './checkJsxTags';
import { guardLoops } from './guardLoops';

/** An import in a file, with the names that it takes (`default` is not among them). */
export interface ModuleImport {
  readonly specifier: string;
  readonly names: readonly string[];
  /** Line in the file, from 1. */
  readonly line: number;
}

/** A message for the reader; the line is from 1, where it is known. */
export interface CodeProblem {
  readonly message: string;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

export type CompiledModule =
  | {
      readonly code: string;
      readonly imports: readonly ModuleImport[];
      readonly problem?: undefined;
    }
  | { readonly problem: CodeProblem };

/** Scripts of the preview are no modules. What is only loaded later (a worker) may fail; the rest runs. */
const MODULE_ADDRESS = /\bimport\.meta\.url\b/g;

/**
 * Makes a file of a demo runnable as a CommonJS module: types and JSX gone, loops guarded,
 * lines where they were. A file that does not parse gives its first problem instead.
 */
export function compileModule(file: string, source: string): CompiledModule {
  try {
    const isTypeScript = /\.tsx?$/.test(file);
    const { code } = transform(source, {
      transforms: isTypeScript ? ['typescript', 'jsx', 'imports'] : ['jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      filePath: file,
    });
    const wrongTag = checkJsxTags(source, isTypeScript);
    if (wrongTag !== undefined) return { problem: { ...wrongTag, file } };
    const runnable = guardLoops(code.replace(MODULE_ADDRESS, 'document.baseURI'));
    return { code: runnable, imports: readImports(source, code) };
  } catch (error) {
    return { problem: toProblem(file, error) };
  }
}

/** The imports that are left when the types are gone. */
function readImports(source: string, code: string): ModuleImport[] {
  const kept = new Set([...code.matchAll(/\brequire\((["'])(.*?)\1\)/g)].map((match) => match[2]));
  const found: ModuleImport[] = [];
  for (const match of source.matchAll(
    /\b(?:import|export)\b(?:\s+|\s*(?=[*{'"]))(?:([^'"`;()]*?)\s*\bfrom\s*)?(["'])([^'"\n]+)\2/g,
  )) {
    const [, clause = '', , specifier = ''] = match;
    if (!kept.has(specifier)) continue;
    kept.delete(specifier);
    const line = source.slice(0, match.index + match[0].length).split('\n').length;
    found.push({ specifier, names: readNames(clause), line });
  }
  const rest = [...kept].filter((name): name is string => name !== undefined);
  return [...found, ...rest.map((specifier) => ({ specifier, names: [], line: 1 }))];
}

function readNames(clause: string): string[] {
  const inner = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return inner
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type ') && name !== 'default');
}

/** sucrase: `Error transforming X.tsx: Unexpected token (12:5)`. */
function toProblem(file: string, error: unknown): CodeProblem {
  const text = toMessage(error);
  const match = /^(?:Error transforming [^:]*: )?([\s\S]*?)\s*\((\d+):(\d+)\)$/.exec(text);
  return match === null
    ? { message: text, file }
    : { message: match[1] ?? text, file, line: Number(match[2]) };
}
