import path from 'node:path';
import type { PartResult } from '../model/figures';
import { SITE_DIR, logStep, withoutCache } from './project';
import { runMeasured } from './runMeasured';

/**
 * Measures the extraction of the API reference from the packages' types, without and with its
 * cache.
 */
export function measureExtraction(): Promise<PartResult> {
  const script = path.join(SITE_DIR, 'src/tooling/bench/node/readApiOnce.ts');
  const run = () => runMeasured(require.resolve('tsx/cli'), [script], SITE_DIR);
  return withoutCache('api-docs', async () => {
    logStep('extracting the API of all packages');
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
  });
}
