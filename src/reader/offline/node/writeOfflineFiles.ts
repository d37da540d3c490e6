import fs from 'node:fs';
import path from 'node:path';
import { SECTION_INDEX, pageListUrl } from '../model/sections';
import type { OfflineSection, SectionIndex } from '../model/sections';
import { hashOf, listTreeFiles, readBuildTree } from './buildTree';
import { bundleWorker } from './bundleWorker';
import type { WorkerKind } from './bundleWorker';
import { createPageLists, createSections } from './createSections';
import { createShells } from './createShell';
import { takeBuildInfo } from './offlineBuildInfo';
import { sealBuild, sealText } from './sealBuild';

const WORKER = '/sw.js';

/**
 * Writes the sections' file lists into a finished build of all languages, and prepends the release
 * to the `/sw.js` that `@docusaurus/plugin-pwa` created. Runs last, because the worker's version is a
 * hash of the whole build.
 */
export async function writeOfflineFiles(folder: string, kind: WorkerKind): Promise<void> {
  const languages = takeBuildInfo(folder);
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
  for (const language of languages) {
    for (const [pathname, urls] of createPageLists(tree, language)) {
      const list = pageListUrl(pathname);
      lists.set(list, { ...lists.get(list), [pathname]: urls });
    }
    for (const { section, files } of await createSections(tree, language)) {
      write(section.list, `${JSON.stringify(files)}\n`);
      sections.push(section);
    }
  }
  for (const [list, pages] of lists) write(list, `${JSON.stringify(pages)}\n`);
  write(SECTION_INDEX, `${JSON.stringify({ sections } satisfies SectionIndex)}\n`);
  const shells = createShells(tree, languages);
  if (!tree.has(WORKER)) {
    throw new Error(
      'src/config/plugins.ts:1: the build has no /sw.js, which src/plugins/service-worker creates with @docusaurus/plugin-pwa. Add that plugin to the list, or build with OFFLINE=off.',
    );
  }
  // The hash includes the worker's own code, so that a different worker never uses this one's shell cache.
  const content = tree.files.filter((file) => /\.(?:html|js|css|json)$/u.test(file));
  const listed = [JSON.stringify(shells), ...content.map((url) => `${url} ${tree.hash(url)}`)];
  const release = { version: hashOf(listed.join('\n')), shells };
  const code = fs.readFileSync(path.join(folder, WORKER), 'utf8');
  write(WORKER, `self.siteRelease=${JSON.stringify(release)};\n${code}`);
}
