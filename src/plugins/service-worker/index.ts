import fs from 'node:fs';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { bundleWorker } from '../../reader/offline/node/bundleWorker';
import { startWith } from './startWith';

type Upstream = {
  default: (context: LoadContext, options: PluginOptions) => Plugin | null;
} & Required<Pick<PluginModule, 'validateOptions'>>;

// The package's types do not list its validator, and it takes a third of a second to load.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const loadUpstream = (): Upstream => require('@docusaurus/plugin-pwa') as Upstream;

/** Serve only the plugin's own registration, which isn't used. */
const UNUSED = ['getThemePath', 'getTypeScriptThemePath', 'getDefaultCodeTranslationMessages'];

/**
 * `@docusaurus/plugin-pwa` with our service worker in it (decision 10). What is different: the
 * worker is made once for all languages, of TypeScript, and our code runs first in it; the theme
 * component and the messages of the plugin's own registration are left out.
 */
export default function serviceWorker(context: LoadContext, options: PluginOptions): Plugin | null {
  const upstream = loadUpstream().default(context, options);
  if (upstream === null) return null;
  const { currentLocale, defaultLocale } = context.i18n;
  const used = Object.entries(upstream).filter(([key]) => !UNUSED.includes(key));
  return {
    ...(Object.fromEntries(used) as unknown as Plugin),
    async postBuild(props) {
      const { swCustom } = options;
      if (currentLocale !== defaultLocale || swCustom === undefined) return;
      fs.mkdirSync(path.dirname(swCustom), { recursive: true });
      fs.writeFileSync(swCustom, bundleWorker('keep'));
      const currentBundler = startWith(props.currentBundler, swCustom);
      await upstream.postBuild?.({ ...props, currentBundler });
      assertOneFile(path.join(props.outDir, 'sw.js'));
    },
  };
}

const validateOptions: Upstream['validateOptions'] = (validation) =>
  loadUpstream().validateOptions(validation);
serviceWorker.validateOptions = validateOptions;

/** Our policy lets a worker load no other script (`trusted-types 'none'`). */
function assertOneFile(file: string): void {
  if (!fs.readFileSync(file, 'utf8').includes('importScripts')) return;
  throw new Error(
    `${file}:1: the service worker would load a second script, which the site’s policy refuses. @docusaurus/plugin-pwa put our worker into a chunk: compare its lib/sw.js and lib/index.js with src/plugins/service-worker/startWith.ts.`,
  );
}
