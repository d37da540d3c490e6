import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ErrorCode } from '../model/types';
import { parseErrorCalls } from './parseErrorCalls';

const SCOPES = ['@mui', '@toolpad'] as const;
/** Thousands of generated files that raise no errors. */
const SKIPPED_PACKAGES: ReadonlySet<string> = new Set(['@mui/icons-material']);
/** Other builds of the same source, and packages of their own. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set([
  'node_modules',
  'node',
  'modern',
  'legacy',
  'umd',
]);

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function listPackages(modulesFolder: string): string[] {
  return SCOPES.filter((scope) => existsSync(path.join(modulesFolder, scope)))
    .flatMap((scope) =>
      listFolders(path.join(modulesFolder, scope)).map((name) => `${scope}/${name}`),
    )
    .filter((name) => !SKIPPED_PACKAGES.has(name));
}

function listModules(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        return SKIPPED_FOLDERS.has(entry.name) ? [] : listModules(file);
      }
      return /\.m?js$/u.test(entry.name) ? [file] : [];
    });
}

/** The ES modules are in `esm` where the package has that folder, else in the package itself. */
function findModuleFolder(packageFolder: string): string {
  const esm = path.join(packageFolder, 'esm');
  return existsSync(esm) ? esm : packageFolder;
}

/**
 * Reads the numbered errors of the installed packages from their code, sorted by number, so that
 * the list is that of the documented versions. When two packages word a number differently, the
 * first package by name has its way.
 */
export function extractErrorCodes(modulesFolder: string): ErrorCode[] {
  const messages = new Map<string, string>();
  const packages = new Map<string, Set<string>>();
  for (const name of listPackages(modulesFolder)) {
    for (const file of listModules(findModuleFolder(path.join(modulesFolder, name)))) {
      for (const { code, message } of parseErrorCalls(readFileSync(file, 'utf8'))) {
        messages.set(code, messages.get(code) ?? message);
        packages.set(code, (packages.get(code) ?? new Set()).add(name));
      }
    }
  }
  if (messages.size === 0) {
    throw new Error(
      'No error codes found in node_modules/@mui: the error decoder would be empty. Either the packages are not installed, or their builds write numbered errors in a new way, which src/reference/production-error/node/parseErrorCalls.ts has to learn.',
    );
  }
  return [...messages]
    .map(([code, message]) => ({ code, message, packages: [...(packages.get(code) ?? [])] }))
    .sort((a, b) => Number(a.code) - Number(b.code));
}
