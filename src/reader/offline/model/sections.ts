import { checksum } from './checksum';

/** A file of a section: its address and its size in bytes. */
export type SectionFile = readonly [url: string, bytes: number];

/** A product that a reader can keep. */
export interface OfflineSection {
  /** The product's id; with the language it names the section. */
  readonly id: string;
  readonly locale: string;
  /** Changes with the content of any file. */
  readonly version: string;
  readonly pages: number;
  readonly files: number;
  /** What it takes on the device. */
  readonly bytes: number;
  /** What it takes to download: the files as hosts compress them. */
  readonly downloadBytes: number;
  /** Address of the list of its files. */
  readonly list: string;
}

/** All sections of a release. */
export interface SectionIndex {
  readonly sections: readonly OfflineSection[];
}

/** Address of the index: the only one of these files without a hash in its name. */
export const SECTION_INDEX = '/offline/sections.json';

/** In a section's cache: which release of the section it is. Written last, so it means: complete. */
export const SECTION_MARK = '/offline/complete';

/** What the mark says. */
export interface SectionMark {
  readonly version: string;
  readonly bytes: number;
  /** When it was finished, in ms. */
  readonly keptAt: number;
}

/** Reads a mark; `undefined` when it is none. */
export function parseSectionMark(data: unknown): SectionMark | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { version, bytes, keptAt } = data as Record<string, unknown>;
  if (typeof version !== 'string' || typeof bytes !== 'number' || typeof keptAt !== 'number') {
    return undefined;
  }
  return { version, bytes, keptAt };
}

/** Pages share lists, a dozen one: a file each would be 2,700 files of the site. */
const PAGE_LISTS = 256;

/** Address of the list with a page's files, for keeping a page whose demos were not yet seen. */
export function pageListOf(key: string): string {
  return `/offline/pages/${String(checksum(key) % PAGE_LISTS)}.json`;
}

/** The files of a page as its list has them; `undefined` when it has none. */
export function readPageList(list: unknown, key: string): unknown {
  if (typeof list !== 'object' || list === null || !Object.hasOwn(list, key)) return undefined;
  return (list as Record<string, unknown>)[key];
}
