import path from 'node:path';
import ts from 'typescript';
import { findFences, isProgram, titleFile } from '../model/fences';
import type { Fence } from '../model/fences';

/** A page whose fences are checked. */
export interface SamplePage {
  /** Absolute. */
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
 * One virtual file a fence, in a folder of its page's own. A fence with a title is found by
 * its name too, so that the samples of a page may import each other.
 */
function toSamples(pages: readonly SamplePage[]): Map<string, Sample> {
  const samples = new Map<string, Sample>();
  for (const { file, text } of pages) {
    const folder = `${file}.samples`;
    const fences = findFences(text).filter(isProgram);
    for (const [index, fence] of fences.entries()) {
      const title = titleFile(fence);
      const extension = path.extname(title ?? '') || `.${fence.lang}`;
      const titled = title === undefined ? undefined : path.join(folder, title);
      const name =
        titled === undefined || samples.has(titled)
          ? path.join(folder, `sample-${String(index + 1)}${extension}`)
          : titled;
      // Without this a sample with no import would share its names with all others.
      samples.set(name, { fence, page: file, text: `${fence.code}\nexport {};\n` });
    }
  }
  return samples;
}

/** Files of the packages, read once for all programs. */
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

/** The problems of samples that share one program, and so each other's `declare module`. */
function checkTogether(
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
        `${path.relative(siteDir, page)}:${String(line)}: the sample does not compile against the installed packages: ${message} (TS${String(code)}). Readers copy it. Fix it, or mark the fence "fragment" (incomplete) or "fails" (meant to fail).`,
      );
    }
  }
  return { count: samples.size, problems };
}

/** Whether a page's samples change the types of a package, which another page must not feel. */
function augments({ text }: SamplePage): boolean {
  return findFences(text).some(
    (fence) => isProgram(fence) && fence.code.includes('declare module'),
  );
}

/**
 * Checks every `ts`, `tsx`, `js` and `jsx` fence that is not marked `fragment` or `fails` against
 * the installed packages: in one program, and in one of its own for each page that augments them.
 *
 * @returns how many were checked, and `file:line: message` for each error
 */
export function checkSamples(
  pages: readonly SamplePage[],
  siteDir: string,
): { count: number; problems: string[] } {
  const cache: FileCache = new Map();
  const groups = [
    pages.filter((page) => !augments(page)),
    ...pages.filter(augments).map((page) => [page]),
  ];
  const results = groups.map((group) => checkTogether(group, siteDir, cache));
  return {
    count: results.reduce((sum, { count }) => sum + count, 0),
    problems: results.flatMap(({ problems }) => problems),
  };
}
