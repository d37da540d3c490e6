import fs from 'node:fs';
import path from 'node:path';
import { toLiteral } from './toLiteral';
import { writeIfChanged } from './writeIfChanged';

/** How a module of the server's bundle gets at data. */
export interface ServerData {
  /** A line that the module begins with. */
  readonly imports: string;
  /** The data, as an expression. */
  readonly value: string;
}

/**
 * Puts data beside the server's bundle for a page that needs it. In the bundle the code of all demos
 * would be 60 MB, which the bundler parses and each thread that renders pages reads whole.
 *
 * @param file where the data goes
 */
export function provideServerData(siteDir: string, file: string, data: unknown): ServerData {
  writeIfChanged(file, JSON.stringify(data));
  const self = path.join(siteDir, 'src/foundation/site/node/serverData');
  return {
    imports: `import { readServerData } from ${toLiteral(self)};`,
    value: `readServerData(${toLiteral(file)})`,
  };
}

/** What `provideServerData` has put there. */
export function readServerData(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
