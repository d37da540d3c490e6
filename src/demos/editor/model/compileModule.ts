import { transform } from 'sucrase';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { checkJsxTags } from './checkJsxTags';
import { guardLoops } from './guardLoops';

/** An import in a file, with its named imports except `default`. */
export interface ModuleImport {
  readonly specifier: string;
  readonly names: readonly string[];
  /** 1-based. */
  readonly line: number;
}

/** An error message for the person who edits the code. */
export interface CodeProblem {
  readonly message: string;
  readonly file?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
}

export type CompiledModule =
  | {
      readonly code: string;
      readonly imports: readonly ModuleImport[];
      readonly problem?: undefined;
    }
  | { readonly problem: CodeProblem };

/**
 * `import.meta` is a syntax error in the preview, whose scripts aren't modules. With another URL, only files
 * loaded by it, such as a worker, fail.
 */
const MODULE_URL = /\bimport\.meta\.url\b/g;

/**
 * Compiles a file of a demo to a CommonJS module without types and JSX and with guarded loops. Line numbers
 * stay the same. For a file that doesn't parse, it returns the first problem instead.
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
    const runnable = guardLoops(code.replace(MODULE_URL, 'document.baseURI'));
    return { code: runnable, imports: readImports(source, code) };
  } catch (error) {
    return { problem: parseCompileError(file, error) };
  }
}

/** Returns the imports that are left after types are removed. */
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
  const implicit = [...kept].filter((name): name is string => name !== undefined);
  return [...found, ...implicit.map((specifier) => ({ specifier, names: [], line: 1 }))];
}

function readNames(clause: string): string[] {
  const inner = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  return inner
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type ') && name !== 'default');
}

/** Parses an error of Sucrase: `Error transforming X.tsx: Unexpected token (12:5)`. */
function parseCompileError(file: string, error: unknown): CodeProblem {
  const text = toMessage(error);
  const match = /^(?:Error transforming [^:]*: )?([\s\S]*?)\s*\((\d+):(\d+)\)$/.exec(text);
  return match === null
    ? { message: text, file }
    : { message: match[1] ?? text, file, line: Number(match[2]) };
}
