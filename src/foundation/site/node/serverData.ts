import fs from 'node:fs';
import path from 'node:path';
import { toLiteral } from './toLiteral';
import { writeIfChanged } from './writeIfChanged';

/** Code with which a module in the server bundle reads its data. */
export interface ServerData {
  /** An import statement for the top of the module. */
  readonly imports: string;
  /** An expression that evaluates to the data. */
  readonly value: string;
}

/**
 * Writes data that only the server needs to a file, and returns code that reads it when a page is
 * rendered. Inside the server bundle, the source of all demos would be 60 MB that the bundler parses
 * and every rendering thread loads.
 *
 * @param file absolute path to write to
 */
export function provideServerData(siteDir: string, file: string, data: unknown): ServerData {
  writeIfChanged(file, JSON.stringify(data));
  const self = path.join(siteDir, 'src/foundation/site/node/serverData');
  return {
    imports: `import { readServerData } from ${toLiteral(self)};`,
    value: `readServerData(${toLiteral(file)})`,
  };
}

/** Reads the data that {@link provideServerData} has written. */
export function readServerData(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
