import { createHash } from 'node:crypto';
import path from 'node:path';
import { toMessage } from '../../../foundation/site/model/toMessage';
import { whenFilled } from '../../../foundation/site/node/backgroundWork';
import { readOrMake } from '../../../foundation/site/node/packageCache';
import type { RuntimeManifest } from '../model/runtimeManifest';
import { buildFrameHtml, buildRenderers, REDUCED_MOTION } from './buildFrame';
import { cachedPackages } from './cachedPackages';

interface LoaderContext {
  async(): (error: Error | null, code?: string) => void;
  addContextDependency(folder: string): void;
  addDependency(file: string): void;
  emitFile(
    name: string,
    content: string,
    sourceMap: undefined,
    info: { readonly minimized: boolean },
  ): void;
  getOptions(): LiveRuntimeOptions;
}

export interface LiveRuntimeOptions {
  readonly isServer: boolean;
  readonly siteDir: string;
  /** URL of the site's root, if another locale's build writes the files. */
  readonly sharedBaseUrl?: string | undefined;
  /** Set if the frame is served by a different host than the pages (LIVE_ORIGIN). */
  readonly liveHost?: { readonly origin: string; readonly pageOrigin: string } | undefined;
}

function computeHash(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 8);
}

/**
 * Compiles `import manifest from './runtime?live-runtime'`: builds the files of the live preview, emits them
 * to `/live/`, and returns their URLs (a `RuntimeManifest`).
 */
export function liveRuntimeLoader(this: LoaderContext): void {
  const callback = this.async();
  const { isServer, siteDir, sharedBaseUrl, liveHost } = this.getOptions();
  if (isServer) {
    callback(null, 'export default undefined;');
    return;
  }
  this.addContextDependency(path.join(siteDir, 'src/demos/editor/client/frame'));
  this.addDependency(path.join(siteDir, REDUCED_MOTION));
  const emit = (name: string, content: string): string => {
    // They're already minified, so the bundler doesn't have to minify twelve megabytes again.
    if (sharedBaseUrl === undefined) this.emitFile(name, content, undefined, { minimized: true });
    return name;
  };
  build(siteDir, emit, liveHost?.pageOrigin).then(
    (manifest) => {
      const base =
        sharedBaseUrl === undefined ? '__webpack_public_path__' : JSON.stringify(sharedBaseUrl);
      const frameHost = JSON.stringify(liveHost?.origin ?? '');
      callback(
        null,
        `const base = ${base};
const { scripts, frameUrl, iconsUrl, ...rest } = ${JSON.stringify(manifest)};
export default { ...rest, frameUrl: ${frameHost} + base + frameUrl, iconsUrl: base + iconsUrl,
  scripts: scripts.map((script) => ({ ...script, url: base + script.url })) };`,
      );
    },
    (error: unknown) => {
      const reason = toMessage(error);
      callback(
        new Error(
          `src/demos/editor/node/liveRuntimeLoader.ts:1: the scripts of the live preview couldn't be bundled: ${reason}`,
        ),
      );
    },
  );
}

async function build(
  siteDir: string,
  emit: (name: string, content: string) => string,
  pageOrigin: string | undefined,
): Promise<RuntimeManifest> {
  await whenFilled('live-preview');
  const { entry, make } = cachedPackages(siteDir);
  const [{ scripts, icons }, renderers, html] = await Promise.all([
    readOrMake(entry, make),
    buildRenderers(siteDir),
    buildFrameHtml(siteDir, pageOrigin),
  ]);
  const iconsUrl = `live/icons-${computeHash(...Object.values(icons))}/`;
  for (const [key, code] of Object.entries(icons)) emit(`${iconsUrl}${key}.js`, code);
  return {
    frameUrl: emit(`live/frame.${computeHash(html)}.html`, html),
    scripts: [...scripts, ...renderers].map(({ name, packages, needs, code }) => ({
      name,
      packages,
      needs,
      url: emit(`live/${name}.${computeHash(code)}.js`, code),
    })),
    iconsUrl,
    iconsNeed: ['material'],
    iconKeys: Object.keys(icons),
  };
}
