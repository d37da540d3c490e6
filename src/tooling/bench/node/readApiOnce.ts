import { readApi } from '../../../reference/api-docs/node/readApi';
import { SITE_DIR } from './project';

/** A process of its own for the measurement: nothing is in memory yet. */
console.log(`${String(readApi(SITE_DIR).pages.length)} API pages`);
