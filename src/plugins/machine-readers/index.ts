import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createLlmsText } from '../../machine-readers/model/llmsText';
import { readApiData } from '../../machine-readers/node/readApiData';
import { readTwins } from '../../machine-readers/node/readTwins';

/**
 * Writes the Markdown twin of every page, the API data, and the lists for machine readers. Data
 * and lists are in English, so that all languages share one copy (`createRedirects`).
 */
export default function machineReadersPlugin({
  siteDir,
  siteConfig,
  i18n: { currentLocale, defaultLocale },
}: LoadContext): Plugin {
  return {
    name: 'site-machine-readers',
    async postBuild({ outDir }) {
      const twins = await readTwins(siteDir, siteConfig.url);
      const write = (file: string, text: string): void => {
        fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
        fs.writeFileSync(path.join(outDir, file), text);
      };
      for (const { file, text } of twins) write(file, text);
      if (currentLocale !== defaultLocale) return;
      for (const { file, text } of readApiData(siteDir)) write(file, text);
      write('llms.txt', createLlmsText(siteConfig, twins));
      write('llms-full.txt', twins.map(({ text }) => text).join('\n---\n\n'));
      for (const product of new Set(twins.map((twin) => twin.product))) {
        const own = twins.filter((twin) => twin.product === product);
        const name = product.toLowerCase().replace(/\W+/g, '-');
        write(`llms/${name}.txt`, own.map(({ text }) => text).join('\n---\n\n'));
      }
    },
  };
}
