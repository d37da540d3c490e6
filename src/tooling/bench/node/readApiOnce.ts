import { readApi } from '../../../reference/api-docs/node/readApi';
import { SITE_DIR } from './project';

/** Runs in a separate process for the measurement, so that nothing is in memory yet. */
console.log(`${String(readApi(SITE_DIR).pages.length)} API pages`);
