import type { PlaygroundSource } from './types';

/** Stands for the module that `playgroundLoader` makes in its place. */
const source: PlaygroundSource = { theme: 'material' };
export default source;
