import fs from 'node:fs';
import path from 'node:path';
import { SECTION_INDEX, pageListOf } from '../model/sections';
import type { OfflineSection, SectionIndex } from '../model/sections';
import { hashOf, listTreeFiles, readBuildTree } from './buildTree';
import { bundleWorker } from './bundleWorker';
import type { WorkerKind } from './bundleWorker';
import { createPageLists, createSections } from './createSections';
import { createShells } from './createShell';
import { takeFacts } from './offlineFacts';
import { sealBuild, sealText } from './sealBuild';

const WORKER = '/sw.js';

/**
 * Writes the lists of the sections into a finished build of all languages, and the release into
 * the `/sw.js` that `@docusaurus/plugin-pwa` made. Runs after everything else: the worker's version
 * is made of the whole content.
 */
export async function writeOfflineFiles(folder: string, kind: WorkerKind): Promise<void> {
  const facts = takeFacts(folder);
  const write = (url: string, text: string): void => {
    const target = path.join(folder, url);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, sealText(url, text));
  };
  if (kind === 'remove') {
    write(WORKER, bundleWorker('remove'));
    write(SECTION_INDEX, `${JSON.stringify({ sections: [] } satisfies SectionIndex)}\n`);
    return;
  }
  sealBuild(folder, listTreeFiles(folder));
  const tree = readBuildTree(folder);
  const sections: OfflineSection[] = [];
  const lists = new Map<string, Record<string, readonly string[]>>();
  for (const language of facts) {
    for (const [address, urls] of createPageLists(tree, language)) {
      const list = pageListOf(address);
      lists.set(list, { ...lists.get(list), [address]: urls });
    }
    for (const { section, files } of await createSections(tree, language)) {
      write(section.list, `${JSON.stringify(files)}\n`);
      sections.push(section);
    }
  }
  for (const [list, pages] of lists) write(list, `${JSON.stringify(pages)}\n`);
  write(SECTION_INDEX, `${JSON.stringify({ sections } satisfies SectionIndex)}\n`);
  const shells = createShells(tree, facts);
  if (!tree.has(WORKER)) {
    throw new Error(
      'src/config/plugins.ts:1: the build has no /sw.js. src/plugins/service-worker makes it with @docusaurus/plugin-pwa: list it, or build with OFFLINE=off.',
    );
  }
  // Of the worker's own code too: another worker must not write into this one's caches.
  const content = tree.files.filter((file) => /\.(?:html|js|css|json)$/u.test(file));
  const listed = [JSON.stringify(shells), ...content.map((url) => `${url} ${tree.hash(url)}`)];
  const release = { version: hashOf(listed.join('\n')), shells };
  const code = fs.readFileSync(path.join(folder, WORKER), 'utf8');
  write(WORKER, `self.siteRelease=${JSON.stringify(release)};\n${code}`);
}
