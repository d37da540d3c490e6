import type { RuntimeManifest } from '../model/runtimeManifest';

/** Replaced at build time by `liveRuntimeLoader` (imported with `?live-runtime`). */
export default undefined as unknown as RuntimeManifest;
