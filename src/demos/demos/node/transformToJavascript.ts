import fs from 'node:fs';
import path from 'node:path';
import { openContentHashCache } from '../../../foundation/site/node/contentHashCache';
import type { MemoizeText } from '../../../foundation/site/node/contentHashCache';
import { readSources } from '../../../foundation/site/node/packageCache';
import { runInThread } from '../../../foundation/site/node/runInThread';
import type { CodeSample } from './eraseTypes';

const ERASE_AND_FORMAT = path.join(__dirname, 'eraseAndFormat.ts');

let remember: MemoizeText | undefined;

/**
 * Converts TypeScript to JavaScript that looks handwritten: without types, with its comments and blank
 * lines, and formatted with Prettier.
 *
 * @throws Error with file and line when the code doesn't parse or has no JavaScript equivalent
 */
export function transformToJavascript(code: string, filePath: string): Promise<string> {
  remember ??= openContentHashCache('javascript', [
    fs.readFileSync(require.resolve('prettier/package.json')),
    fs.readFileSync(require.resolve('typescript/package.json')),
    ...readSources(__dirname),
  ]);
  return remember(code, () =>
    runInThread<string>(ERASE_AND_FORMAT, 'eraseAndFormat', {
      code,
      filePath,
    } satisfies CodeSample),
  );
}
