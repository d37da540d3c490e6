declare module '*?demo' {
  import type { DemoModule } from '@site/src/demos/demos/client/types';

  const demo: DemoModule;
  export default demo;
}
