declare module '*?live-runtime' {
  import type { RuntimeManifest } from '@site/src/demos/editor/model/runtimeManifest';

  const manifest: RuntimeManifest;
  export default manifest;
}
