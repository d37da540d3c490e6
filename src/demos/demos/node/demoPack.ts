import path from 'node:path';
import { hashContent } from '../../../foundation/site/node/hashContent';
import type { DemoFile, DemoPack, PackedFile } from '../../editor/model/demoFiles';
import { demoName, demoStyling } from './describeDemo';
import type { ListedDemo } from './listDemos';
import { readDemoFiles } from './readDemoFiles';

/** The demos of a page, which share one file of sources. */
export interface PageDemos {
  /** Prefix of the file's name. */
  readonly name: string;
  readonly entries: readonly string[];
}

/** A build asset that contains a `DemoPack`. */
export interface PackAsset {
  readonly asset: string;
  readonly data: string;
  readonly dependencies: readonly string[];
}

/** Maps each entry file to its page. A demo on two pages belongs to the first one. */
export function groupByPage(demos: readonly ListedDemo[]): Map<string, PageDemos> {
  const pages = new Map<string, string[]>();
  const pageOf = new Map<string, string>();
  for (const { page, variants } of demos) {
    for (const entry of Object.values(variants)) {
      if (pageOf.has(entry)) continue;
      pageOf.set(entry, page);
      pages.set(page, [...(pages.get(page) ?? []), entry]);
    }
  }
  return new Map(
    [...pages].flatMap(([page, entries]) => {
      const demosOfPage: PageDemos = { name: path.posix.basename(page), entries };
      return entries.map((entry) => [entry, demosOfPage] as const);
    }),
  );
}

/** Returns the key of a demo in its page's pack. */
export function packKey(entry: string): string {
  return `${demoName(entry)}-${demoStyling(entry)}`;
}

/** Leaves out everything in `JS` that is the same in `TS`. */
function packFile({ name, TS, JS }: DemoFile): PackedFile {
  const different = Object.entries(JS).filter(
    ([key, value]) => value !== TS[key as keyof typeof TS],
  );
  return { name, TS, JS: Object.fromEntries(different) };
}

/**
 * Packs the sources of a page's demos into the asset that the browser fetches. A file that several demos
 * import is included once: of the 62 MB of demo sources in a build, 23 MB were such copies.
 */
export async function createDemoPack({ name, entries }: PageDemos): Promise<PackAsset> {
  const read = await Promise.all(entries.map((entry) => readDemoFiles(entry, demoName(entry))));
  const indexes = new Map<string, number>();
  const files: PackedFile[] = [];
  const demos = read.map((demo, index) => {
    const numbers = demo.files.map((file) => {
      const content = JSON.stringify(file);
      const fileIndex = indexes.get(content) ?? files.push(packFile(file)) - 1;
      indexes.set(content, fileIndex);
      return fileIndex;
    });
    return [packKey(entries[index] ?? ''), numbers] as const;
  });
  const pack: DemoPack = { files, demos: Object.fromEntries(demos) };
  const data = JSON.stringify(pack);
  const hash = hashContent(data, 8);
  return {
    asset: `assets/demos/${name}.${hash}.json`,
    data,
    dependencies: [...new Set(read.flatMap(({ dependencies }) => dependencies))],
  };
}
