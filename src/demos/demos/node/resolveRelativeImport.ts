import fs from 'node:fs';
import path from 'node:path';

const EXTENSIONS = ['.tsx', '.ts', '.css', '.json'];

/**
 * Resolves a relative import in `file`, with or without an extension. Returns `undefined` if there's no
 * such file.
 */
export function resolveRelativeImport(file: string, request: string): string | undefined {
  const base = path.resolve(path.dirname(file), request);
  return [base, ...EXTENSIONS.map((extension) => base + extension)].find(
    (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
  );
}
