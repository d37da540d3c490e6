import { loadBundled } from './src/config/loadBundled.cjs';

/** The sidebars in `src/config/sidebars.ts`. */
export default loadBundled('sidebars').then(({ sidebars }) => sidebars);
