import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DemoFile, DemoPack, PackedFile } from '../../editor/model/demoFiles';
import { demoName, demoStyling } from './describeDemo';
import type { ListedDemo } from './listDemos';
import { readDemoFiles } from './readDemoFiles';

/** The demos of a page, which share one file of sources. */
export interface PageDemos {
  /** Begins the file's name. */
  readonly name: string;
  readonly entries: readonly string[];
}

/** An asset with a `DemoPack`. */
export interface PackAsset {
  readonly asset: string;
  readonly data: string;
  readonly dependencies: readonly string[];
}

/** The page of each entry file. A demo on two pages belongs to the first. */
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

/** What a demo is called in its page's pack. */
export function packKey(entry: string): string {
  return `${demoName(entry)}-${demoStyling(entry)}`;
}

/** Only what differs between the languages is there twice. */
function packFile({ name, TS, JS }: DemoFile): PackedFile {
  const different = Object.entries(JS).filter(
    ([key, value]) => value !== TS[key as keyof typeof TS],
  );
  return { name, TS, JS: Object.fromEntries(different) };
}

/**
 * The sources of a page's demos as the browser fetches them: a file that several demos import is there
 * once (files of demos were 62 MB of a build, of which 23 MB were such copies).
 */
export async function createDemoPack({ name, entries }: PageDemos): Promise<PackAsset> {
  const read = await Promise.all(entries.map((entry) => readDemoFiles(entry, demoName(entry))));
  const places = new Map<string, number>();
  const files: PackedFile[] = [];
  const demos = read.map((demo, index) => {
    const numbers = demo.files.map((file) => {
      const content = JSON.stringify(file);
      const place = places.get(content) ?? files.push(packFile(file)) - 1;
      places.set(content, place);
      return place;
    });
    return [packKey(entries[index] ?? ''), numbers] as const;
  });
  const pack: DemoPack = { files, demos: Object.fromEntries(demos) };
  const data = JSON.stringify(pack);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  return {
    asset: `assets/demos/${name}.${hash}.json`,
    data,
    dependencies: [...new Set(read.flatMap(({ dependencies }) => dependencies))],
  };
}
