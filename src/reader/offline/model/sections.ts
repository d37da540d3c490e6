import { checksum } from './checksum';

/** A file of a section: its URL and its size in bytes. */
export type SectionFile = readonly [url: string, bytes: number];

/** A product that a reader can keep offline, in one language. */
export interface OfflineSection {
  /** The product's id. Together with the language, it identifies the section. */
  readonly id: string;
  readonly locale: string;
  /** Changes with the content of any file. */
  readonly version: string;
  readonly pages: number;
  readonly files: number;
  /** Size on the device, uncompressed. */
  readonly bytes: number;
  /** Size of the download, compressed. */
  readonly downloadBytes: number;
  /** URL of the list of its files. */
  readonly list: string;
}

/** All sections of a release. */
export interface SectionIndex {
  readonly sections: readonly OfflineSection[];
}

/** URL of the index. It's the only one of these files without a hash in its name. */
export const SECTION_INDEX = '/offline/sections.json';

/** Key of the entry in a section's cache that says which release it is. It's written last, so its presence means that the section is complete. */
export const SECTION_MARK = '/offline/complete';

/** The content of a section's completion mark. */
export interface SectionMark {
  readonly version: string;
  readonly bytes: number;
  /** When the section was completed, in ms since 1970. */
  readonly keptAt: number;
}

/** Validates a mark. Returns `undefined` if it's malformed. */
export function parseSectionMark(data: unknown): SectionMark | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { version, bytes, keptAt } = data as Record<string, unknown>;
  if (typeof version !== 'string' || typeof bytes !== 'number' || typeof keptAt !== 'number') {
    return undefined;
  }
  return { version, bytes, keptAt };
}

/** About a dozen pages share a list. With one list per page, the site would have 2,700 more files. */
const PAGE_LISTS = 256;

/** Returns the URL of the list with a page's files, which the worker needs to cache demos that haven't loaded yet. */
export function pageListUrl(key: string): string {
  return `/offline/pages/${String(checksum(key) % PAGE_LISTS)}.json`;
}

/** Returns the files of a page from its list, not validated, or `undefined` if the list doesn't have the page. */
export function readPageList(list: unknown, key: string): unknown {
  if (typeof list !== 'object' || list === null || !Object.hasOwn(list, key)) return undefined;
  return (list as Record<string, unknown>)[key];
}
