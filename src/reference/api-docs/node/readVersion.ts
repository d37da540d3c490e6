import fs from 'node:fs';
import path from 'node:path';

/** Returns the installed version of a package. */
export function readVersion(siteDir: string, name: string): string {
  const file = path.join(siteDir, 'node_modules', name, 'package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
