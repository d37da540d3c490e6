import fs from 'node:fs';
import { parseRuntime } from './parseRuntime';
import type { RuntimeInfo } from './parseRuntime';

const EMPTY: RuntimeInfo = { propTypes: new Map(), defaults: new Map() };

/** Returns the path of the script next to a declaration file, if there is one. */
export function findScript(declarationFile: string): string | undefined {
  const script = declarationFile.replace(/\.d\.(?<kind>m?)ts$/u, '.$<kind>js');
  return fs.existsSync(script) ? script : undefined;
}

/** Parses the script next to a declaration file. Without one, the result is empty. */
export function readRuntime(declarationFile: string, name: string): RuntimeInfo {
  const script = findScript(declarationFile);
  return script === undefined ? EMPTY : parseRuntime(fs.readFileSync(script, 'utf8'), name);
}
