import fs from 'node:fs';
import { parseRuntime } from './parseRuntime';
import type { RuntimeFacts } from './parseRuntime';

const EMPTY: RuntimeFacts = { propTypes: new Map(), defaults: new Map() };

/** The script beside a declaration file, if there is one. */
export function findScript(declarationFile: string): string | undefined {
  const script = declarationFile.replace(/\.d\.(?<kind>m?)ts$/u, '.$<kind>js');
  return fs.existsSync(script) ? script : undefined;
}

/** The facts of the script beside a declaration file. */
export function readRuntime(declarationFile: string, name: string): RuntimeFacts {
  const script = findScript(declarationFile);
  return script === undefined ? EMPTY : parseRuntime(fs.readFileSync(script, 'utf8'), name);
}
