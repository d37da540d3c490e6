import type { CodeLanguage } from '../../editor/model/demoFiles';
import type { CodeFile } from '../../editor/model/editableDemo';
import { findFile } from '../../editor/model/findFile';
import { collectDependencies } from './collectDependencies';
import { createMain } from './createMain';
import { renameImports } from './readSpecifiers';
import type { InstalledPackages, ProjectFiles } from './types';

/** The parts of an exported project. */
export interface ExportInput {
  readonly name: string;
  /** The demo's files including edits, starting with the entry. */
  readonly files: readonly CodeFile[];
  readonly variant: CodeLanguage;
  readonly isTailwind?: boolean;
  /** URL of the demo on its page. */
  readonly pageUrl?: string;
  readonly packages: InstalledPackages;
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Converts a demo's name to a valid npm name: `BasicButtons` to `basic-buttons`. */
export function toProjectName(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
}

/**
 * Creates a Vite project that shows one demo, in TypeScript or JavaScript. It depends only on the packages
 * that the demo imports, in the same versions as this site.
 */
export function createExportProject(input: ExportInput): ProjectFiles {
  const { name, files, variant, isTailwind = false, packages } = input;
  const isTypeScript = variant === 'TS';
  const names = files.map((file) => file.name);
  const dependencies = collectDependencies(
    files.map(({ code }) => code),
    packages,
  );
  const version = (tool: string): string => packages[tool]?.version ?? 'latest';
  const main = isTypeScript ? 'main.tsx' : 'main.jsx';
  const sources = files.map(({ name: file, code }): [string, string] => [
    `src/${file}`,
    renameImports(code, (specifier) => toLocalSpecifier(specifier, names)),
  ]);
  return {
    'package.json': json({
      name: toProjectName(name),
      private: true,
      version: '0.0.0',
      type: 'module',
      scripts: {
        dev: 'vite',
        start: 'vite',
        build: isTypeScript ? 'tsc --noEmit && vite build' : 'vite build',
      },
      dependencies,
      devDependencies: {
        ...(isTailwind ? { '@tailwindcss/vite': version('tailwindcss') } : {}),
        ...(isTypeScript
          ? {
              '@types/react': version('@types/react'),
              '@types/react-dom': version('@types/react-dom'),
            }
          : {}),
        '@vitejs/plugin-react': version('@vitejs/plugin-react'),
        ...(isTailwind ? { tailwindcss: version('tailwindcss') } : {}),
        ...(isTypeScript ? { typescript: version('typescript') } : {}),
        vite: version('vite'),
      },
    }),
    'index.html': createHtml(name, main),
    [isTypeScript ? 'vite.config.ts' : 'vite.config.js']: createViteConfig(isTailwind),
    ...(isTypeScript ? { 'tsconfig.json': TSCONFIG } : {}),
    ...(isTailwind ? { 'src/tailwind.css': "@import 'tailwindcss';\n" } : {}),
    [`src/${main}`]: createMain({
      entry: names[0] ?? '',
      dependencies: Object.keys(dependencies),
      code: files.map(({ code }) => code).join('\n'),
      isTypeScript,
      isTailwind,
    }),
    ...Object.fromEntries(sources),
    'README.md': createReadme(input),
  };
}

/** Returns the new specifier of a relative import, because all files are moved to `src/`. */
function toLocalSpecifier(specifier: string, names: readonly string[]): string | undefined {
  const file = findFile(specifier, names);
  return file === undefined ? undefined : `./${file.replace(/\.[jt]sx?$/, '')}`;
}

function createHtml(name: string, main: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${main}"></script>
  </body>
</html>
`;
}

function createViteConfig(isTailwind: boolean): string {
  return [
    ...(isTailwind ? ["import tailwindcss from '@tailwindcss/vite';"] : []),
    "import react from '@vitejs/plugin-react';",
    "import { defineConfig } from 'vite';",
    '',
    `export default defineConfig({ plugins: [react()${isTailwind ? ', tailwindcss()' : ''}] });`,
    '',
  ].join('\n');
}

function createReadme({ name, pageUrl }: ExportInput): string {
  const source = pageUrl === undefined ? '' : ` from ${pageUrl}`;
  return `# ${name}

A demo${source} as a standalone project. To start it, run \`npm install && npm run dev\`.
`;
}

const TSCONFIG = json({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    esModuleInterop: true,
    resolveJsonModule: true,
    types: ['vite/client'],
  },
  include: ['src'],
});
