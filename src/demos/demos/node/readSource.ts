import fs from 'node:fs';
import path from 'node:path';
import { openContentHashCache } from '../../../foundation/site/node/contentHashCache';
import type { RememberText } from '../../../foundation/site/node/contentHashCache';
import { readSources } from '../../../foundation/site/node/packageCache';
import { runInThread } from '../../../foundation/site/node/runInThread';
import type { SourceFacts, SourceTask } from './parseSource';

const PARSE_SOURCE = require.resolve('./parseSource');

let remember: RememberText | undefined;

/**
 * What the syntax of a file tells (`parseSource`). Parsed in another thread, and once for all
 * languages of a build: the thread that compiles pages is what a build waits for.
 */
export async function readSource(code: string, filePath: string): Promise<SourceFacts> {
  remember ??= openContentHashCache('demo-source', [
    fs.readFileSync(require.resolve('typescript/package.json')),
    ...readSources(__dirname),
  ]);
  const facts = await remember(`${path.extname(filePath)}\n${code}`, async () =>
    JSON.stringify(
      await runInThread<SourceFacts>(PARSE_SOURCE, 'parseSource', {
        code,
        filePath,
      } satisfies SourceTask),
    ),
  );
  return JSON.parse(facts) as SourceFacts;
}
