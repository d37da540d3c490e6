import fs from 'node:fs';
import path from 'node:path';
import { openContentHashCache } from '../../../foundation/site/node/contentHashCache';
import type { MemoizeText } from '../../../foundation/site/node/contentHashCache';
import { readSources } from '../../../foundation/site/node/packageCache';
import { runInThread } from '../../../foundation/site/node/runInThread';
import type { CodeSample } from './eraseTypes';
import type { DemoSyntax } from './parseDemoSyntax';

const PARSE_DEMO_SYNTAX = path.join(__dirname, 'parseDemoSyntax.ts');

let remember: MemoizeText | undefined;

/**
 * Parses a file (`parseDemoSyntax`) in a worker, and once for all languages of a build, because the thread
 * that compiles pages is the bottleneck of a build.
 */
export async function readDemoSyntax(code: string, filePath: string): Promise<DemoSyntax> {
  remember ??= openContentHashCache('demo-syntax', [
    fs.readFileSync(require.resolve('typescript/package.json')),
    ...readSources(__dirname),
  ]);
  const json = await remember(`${path.extname(filePath)}\n${code}`, async () =>
    JSON.stringify(
      await runInThread<DemoSyntax>(PARSE_DEMO_SYNTAX, 'parseDemoSyntax', {
        code,
        filePath,
      } satisfies CodeSample),
    ),
  );
  return JSON.parse(json) as DemoSyntax;
}
