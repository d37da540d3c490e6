import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createLlmsText } from '../../publish/machine-readers/model/llmsText';
import { readApiData } from '../../publish/machine-readers/node/readApiData';
import { readMarkdownExports } from '../../publish/machine-readers/node/readMarkdownExports';

/**
 * Writes the Markdown export of every page, the API data, and the `llms.txt` files. They're in English
 * only, and other languages redirect to them (`createRedirects`).
 */
export default function machineReadersPlugin({
  siteDir,
  siteConfig,
  i18n: { currentLocale, defaultLocale },
}: LoadContext): Plugin {
  return {
    name: 'site-machine-readers',
    async postBuild({ outDir }) {
      if (currentLocale !== defaultLocale) return;
      const markdownExports = await readMarkdownExports(siteDir, siteConfig.url);
      const write = (file: string, text: string): void => {
        fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
        fs.writeFileSync(path.join(outDir, file), text);
      };
      for (const { file, text } of markdownExports) write(file, text);
      for (const { file, text } of readApiData(siteDir)) write(file, text);
      write('llms.txt', createLlmsText(siteConfig, markdownExports));
      write('llms-full.txt', markdownExports.map(({ text }) => text).join('\n---\n\n'));
      for (const product of new Set(
        markdownExports.map((markdownExport) => markdownExport.product),
      )) {
        const own = markdownExports.filter((markdownExport) => markdownExport.product === product);
        const name = product.toLowerCase().replace(/\W+/g, '-');
        write(`llms/${name}.txt`, own.map(({ text }) => text).join('\n---\n\n'));
      }
    },
  };
}
