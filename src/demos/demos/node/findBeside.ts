import fs from 'node:fs';
import path from 'node:path';

const EXTENSIONS = ['.tsx', '.ts', '.css', '.json'];

/** The file beside `file` that a relative request names, with or without its ending. */
export function findBeside(file: string, request: string): string | undefined {
  const base = path.resolve(path.dirname(file), request);
  return [base, ...EXTENSIONS.map((extension) => base + extension)].find(
    (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
  );
}
