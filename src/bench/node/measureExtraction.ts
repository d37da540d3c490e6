import fs from 'node:fs';
import path from 'node:path';
import type { PartResult } from '../model/figures';
import { SITE_DIR, tell } from './project';
import { runMeasured } from './runMeasured';

const CACHE = path.join(SITE_DIR, 'node_modules/.cache/api-docs');

/** The API reference out of the packages' types: without its cache, then with it. */
export async function measureExtraction(): Promise<PartResult> {
  const kept = `${CACHE}.kept-${String(process.pid)}`;
  if (fs.existsSync(CACHE)) fs.renameSync(CACHE, kept);
  const script = path.join(SITE_DIR, 'src/bench/node/readApiOnce.ts');
  const run = () => runMeasured(require.resolve('tsx/cli'), [script], SITE_DIR);
  try {
    tell('extracting the API of all packages');
    const cold = await run();
    const warm = await run();
    return {
      part: 'extraction',
      figures: [
        { id: 'API extraction, cold', value: cold.wallS, unit: 's' },
        { id: 'API extraction: processor seconds', value: cold.cpuS, unit: 's' },
        { id: 'API extraction: memory', value: cold.peakMiB, unit: 'MiB' },
        { id: 'API extraction, warm', value: warm.wallS, unit: 's' },
      ],
      notes: [],
    };
  } finally {
    if (fs.existsSync(kept)) {
      fs.rmSync(CACHE, { recursive: true, force: true });
      fs.renameSync(kept, CACHE);
    }
  }
}
