declare module '*?live-runtime' {
  import type { RuntimeManifest } from '@site/src/editor/model/runtimeManifest';

  const manifest: RuntimeManifest;
  export default manifest;
}
