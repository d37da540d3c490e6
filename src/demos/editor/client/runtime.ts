import type { RuntimeManifest } from '../model/runtimeManifest';

/** Replaced by `liveRuntimeLoader` at build time when imported with `?live-runtime`. */
export default undefined as unknown as RuntimeManifest;
