import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import { transformSync } from 'esbuild';
import type { Problem } from '../../../writing/content/model/problem';
import { createMuiThemeOptions } from '../../../foundation/palette/model/muiThemeOptions';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { guessErrorLine } from '../model/guessErrorLine';
import { demoTheme } from './describeDemo';

/** A demo's server HTML, or the reason why rendering it failed. */
export type RenderedDemo =
  { readonly file: string; readonly html: string } | { readonly problem: Problem };

type Wrapper = ComponentType<{ readonly theme?: unknown; readonly children?: ReactNode }>;
type Request = NodeJS.Require;

/** Returns the line that an error's stack names in a file, or else guesses it from the message. */
function findLine(error: unknown, file: string, code: string): number {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.indexOf(`${file}:`);
  const line = at === -1 ? Number.NaN : Number.parseInt(stack.slice(at + file.length + 1), 10);
  return Number.isNaN(line) ? guessErrorLine(toMessage(error), code) : line;
}

/** Renders one demo inside a theme of its library that uses CSS variables, as the site's themes do. */
function render(request: Request, full: string, code: string): string {
  const react = request('react') as typeof import('react');
  const { renderToString } = request('react-dom/server') as typeof import('react-dom/server');
  const { default: Component } = request(full) as { default: ComponentType };
  const demo = react.createElement(Component);
  if (demoTheme(code) === 'joy') {
    const { CssVarsProvider } = request('@mui/joy/styles') as { CssVarsProvider: Wrapper };
    return renderToString(react.createElement(CssVarsProvider, null, demo));
  }
  const { ThemeProvider, createTheme } = request('@mui/material/styles') as {
    ThemeProvider: Wrapper;
    createTheme: (options: object) => unknown;
  };
  const theme = createTheme(createMuiThemeOptions());
  return renderToString(react.createElement(ThemeProvider, { theme }, demo));
}

/**
 * Lets `require` load TypeScript and stylesheets while `run` runs, and reloads files of the docs
 * folder.
 */
function withLoaders<Result>(request: Request, docs: string, run: () => Result): Result {
  for (const file of Object.keys(request.cache)) {
    if (file.startsWith(docs)) Reflect.deleteProperty(request.cache, file);
  }
  const loaders: Record<string, (module: NodeJS.Module, file: string) => void> = {
    // Importing one returns class names, which no check reads.
    '.css': (module) => {
      module.exports = {};
    },
  };
  for (const loader of ['ts', 'tsx'] as const) {
    loaders[`.${loader}`] = (module, file) => {
      const { code } = transformSync(fs.readFileSync(file, 'utf8'), {
        loader,
        format: 'cjs',
        jsx: 'automatic',
        target: 'node20',
        sourcefile: file,
        sourcemap: 'inline',
      });
      (module as unknown as { _compile: (code: string, file: string) => void })._compile(
        code,
        file,
      );
    };
  }
  // Although deprecated, `require.extensions` is the only way to load other kinds of files with `require`.
  const extensions: NodeJS.Dict<(module: NodeJS.Module, file: string) => void> = request.extensions;
  const before = { ...extensions };
  Object.assign(extensions, loaders);
  process.setSourceMapsEnabled(true);
  try {
    return run();
  } finally {
    for (const extension of Object.keys(loaders)) {
      Reflect.deleteProperty(extensions, extension);
      if (before[extension] !== undefined) extensions[extension] = before[extension];
    }
    process.setSourceMapsEnabled(false);
  }
}

/**
 * Renders demos in this process to find out whether a build could. Files of the docs folder are reloaded
 * each time; packages stay loaded.
 *
 * @param files absolute paths of the demos' entry files
 */
export function renderDemos(siteDir: string, files: readonly string[]): RenderedDemo[] {
  const request = createRequire(path.join(siteDir, 'package.json'));
  return withLoaders(request, path.join(siteDir, 'docs') + path.sep, () =>
    files.map((full) => {
      const file = path.relative(siteDir, full);
      const code = fs.readFileSync(full, 'utf8');
      try {
        return { file, html: render(request, full, code) };
      } catch (error) {
        // Syntax errors, which esbuild lists in `errors`, are reported by `checkDemoSources`.
        if (Array.isArray((error as { errors?: unknown }).errors)) return { file, html: '' };
        const reason =
          toMessage(error)
            .split('\n')[0]
            ?.replaceAll(siteDir + path.sep, '') ?? '';
        const line = findLine(error, full, code);
        const what = `The demo throws while the server renders it, so the page can't be built: ${reason.replace(/\.?$/u, '.')}`;
        const fix =
          'Make its first render work without browser APIs and without data that is loaded from elsewhere.';
        return { problem: { file, line, what, fix } };
      }
    }),
  );
}
