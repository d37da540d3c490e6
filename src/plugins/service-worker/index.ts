import fs from 'node:fs';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { bundleWorker } from '../../reader/offline/node/bundleWorker';
import { prependEntry } from './prependEntry';

type Upstream = {
  default: (context: LoadContext, options: PluginOptions) => Plugin | null;
} & Required<Pick<PluginModule, 'validateOptions'>>;

// The package's types don't declare its validator, and it takes a third of a second to load.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const loadUpstream = (): Upstream => require('@docusaurus/plugin-pwa') as Upstream;

/** Members that are only for the plugin's own registration of the worker, which isn't used. */
const UNUSED = ['getThemePath', 'getTypeScriptThemePath', 'getDefaultCodeTranslationMessages'];

/**
 * `@docusaurus/plugin-pwa` with our service worker in it (decision 10). The differences: our worker is
 * written in TypeScript, it's built once for all languages, and its code runs before the plugin's. The
 * theme component and messages of the plugin's own registration are left out.
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
      const currentBundler = prependEntry(props.currentBundler, swCustom);
      await upstream.postBuild?.({ ...props, currentBundler });
      assertOneFile(path.join(props.outDir, 'sw.js'));
    },
  };
}

const validateOptions: Upstream['validateOptions'] = (validation) =>
  loadUpstream().validateOptions(validation);
serviceWorker.validateOptions = validateOptions;

/** Checks that the worker doesn't load other scripts, which our policy blocks (`trusted-types 'none'`). */
function assertOneFile(file: string): void {
  if (!fs.readFileSync(file, 'utf8').includes('importScripts')) return;
  throw new Error(
    `${file}:1: the service worker would load a second script, which the site’s Content-Security-Policy blocks. @docusaurus/plugin-pwa has put our worker into a separate chunk. Compare its lib/sw.js and lib/index.js with src/plugins/service-worker/prependEntry.ts.`,
  );
}
