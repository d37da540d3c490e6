import type { PlaygroundSource } from './types';

/** A placeholder for types. `playgroundLoader` generates the module that pages really import. */
const source: PlaygroundSource = { theme: 'material' };
export default source;
