import path from 'node:path';
import ts from 'typescript';
import { findFences, isCompleteSample, getTitleFileName } from '../model/fences';
import type { Fence } from '../model/fences';

/** A page whose code samples are checked. */
export interface SamplePage {
  /** Absolute path. */
  readonly file: string;
  readonly text: string;
}

interface Sample {
  readonly fence: Fence;
  readonly page: string;
  readonly text: string;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  types: ['node'],
};

/**
 * Returns one virtual file per fence, in a separate folder for each page. A fence with a title gets
 * the title as its file name, so that the samples of a page can import each other.
 */
function toSamples(pages: readonly SamplePage[]): Map<string, Sample> {
  const samples = new Map<string, Sample>();
  for (const { file, text } of pages) {
    const folder = `${file}.samples`;
    const fences = findFences(text).filter(isCompleteSample);
    for (const [index, fence] of fences.entries()) {
      const title = getTitleFileName(fence);
      const extension = path.extname(title ?? '') || `.${fence.lang}`;
      const titled = title === undefined ? undefined : path.join(folder, title);
      const name =
        titled === undefined || samples.has(titled)
          ? path.join(folder, `sample-${String(index + 1)}${extension}`)
          : titled;
      // `export {}` makes it a module. Otherwise, a sample without imports would be a global script,
      // and its names would collide with those of other samples.
      samples.set(name, { fence, page: file, text: `${fence.code}\nexport {};\n` });
    }
  }
  return samples;
}

/** Source files of packages, parsed once for all programs. */
type FileCache = Map<string, ts.SourceFile | undefined>;

function createHost(
  samples: ReadonlyMap<string, Sample>,
  siteDir: string,
  cache: FileCache,
): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS, true);
  const folders = new Set([...samples.keys()].map((name) => path.dirname(name)));
  return {
    ...host,
    getCurrentDirectory: () => siteDir,
    fileExists: (name) => samples.has(name) || host.fileExists(name),
    readFile: (name) => samples.get(name)?.text ?? host.readFile(name),
    directoryExists: (name) => folders.has(name) || (host.directoryExists?.(name) ?? true),
    getSourceFile: (name, options) => {
      const sample = samples.get(name);
      if (sample !== undefined) return ts.createSourceFile(name, sample.text, options, true);
      if (!cache.has(name)) cache.set(name, host.getSourceFile(name, options));
      return cache.get(name);
    },
  };
}

/** Checks pages in one TypeScript program, where every `declare module` applies to all of them. */
function checkInOneProgram(
  pages: readonly SamplePage[],
  siteDir: string,
  cache: FileCache,
): { count: number; problems: string[] } {
  const samples = toSamples(pages);
  const host = createHost(samples, siteDir, cache);
  const program = ts.createProgram([...samples.keys()], OPTIONS, host);
  const problems: string[] = [];
  for (const [name, { fence, page }] of samples) {
    const file = program.getSourceFile(name);
    const diagnostics = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    for (const { start = 0, messageText, code } of diagnostics) {
      const line = fence.line + (file?.getLineAndCharacterOfPosition(start).line ?? 0);
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      problems.push(
        `${path.relative(siteDir, page)}:${String(line)}: this code sample doesn't compile with the installed packages, and people will copy it: ${message} (TS${String(code)}). Fix the sample, or write "fragment" (incomplete code) or "fails" (fails on purpose) after the fence's language.`,
      );
    }
  }
  return { count: samples.size, problems };
}

/** Whether a page's samples augment a package's types, which must not affect other pages. */
function augmentsModules({ text }: SamplePage): boolean {
  return findFences(text).some(
    (fence) => isCompleteSample(fence) && fence.code.includes('declare module'),
  );
}

/**
 * Type-checks every `ts`, `tsx`, `js`, and `jsx` fence that isn't marked `fragment` or `fails` against
 * the installed packages. All pages share one TypeScript program, except those that augment modules:
 * each of them gets its own.
 *
 * @returns the number of checked samples, and `file:line: message` for each error
 */
export function checkSamples(
  pages: readonly SamplePage[],
  siteDir: string,
): { count: number; problems: string[] } {
  const cache: FileCache = new Map();
  const groups = [
    pages.filter((page) => !augmentsModules(page)),
    ...pages.filter(augmentsModules).map((page) => [page]),
  ];
  const results = groups.map((group) => checkInOneProgram(group, siteDir, cache));
  return {
    count: results.reduce((sum, { count }) => sum + count, 0),
    problems: results.flatMap(({ problems }) => problems),
  };
}
