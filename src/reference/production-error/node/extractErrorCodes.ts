import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ErrorCode } from '../model/types';
import { parseErrorCalls } from './parseErrorCalls';

const SCOPES = ['@mui', '@toolpad'] as const;
/** Packages with thousands of generated files that don't throw errors. */
const SKIPPED_PACKAGES: ReadonlySet<string> = new Set(['@mui/icons-material']);
/** Folders with other builds of the same source, or with separate packages. */
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

/**
 * Returns the folder of a package's ES modules: `esm` if there is one, otherwise the package's
 * folder.
 */
function findModuleFolder(packageFolder: string): string {
  const esm = path.join(packageFolder, 'esm');
  return existsSync(esm) ? esm : packageFolder;
}

/**
 * Reads the numbered errors from the code of the installed packages, so that the list matches the
 * documented versions. When two packages have different messages for a number, the first package
 * by name wins.
 *
 * @returns the errors, sorted by number
 * @throws when there are none
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
      'No error codes found in node_modules/@mui, so the error decoder would be empty. If the packages aren\'t installed, run "npm ci". If they are, their builds write numbered errors in a new way: update src/reference/production-error/node/parseErrorCalls.ts.',
    );
  }
  return [...messages]
    .map(([code, message]) => ({ code, message, packages: [...(packages.get(code) ?? [])] }))
    .sort((a, b) => Number(a.code) - Number(b.code));
}
