import type { ProductId } from '../../../foundation/site/model/products';

/** What a record leads to. Also the groups of the result list. */
export type SearchKind =
  'page' | 'heading' | 'prop' | 'slot' | 'class' | 'hook' | 'renamed' | 'post' | 'icon' | 'color';

/** What a prop, slot or class answers without leaving the dialog. */
export interface RowFacts {
  readonly type?: string;
  readonly default?: string;
  /** First version that had it. */
  readonly since?: string;
  readonly isRequired?: boolean;
  /** Why it should no longer be used; empty when it may be. */
  readonly deprecated?: string;
}

/** One thing that can be found. Keys are short because thousands of them travel to readers. */
export interface SearchRecord {
  readonly kind: SearchKind;
  /** What it is called: a page's title, a heading, a prop's name. */
  readonly title: string;
  /** Canonical address, with a hash for a place in a page. Empty: there is something to copy. */
  readonly url: string;
  readonly product: ProductId;
  /** Where it belongs, shown beside the title: `Dialog`, `Button API`. */
  readonly context?: string;
  /** One or two sentences, shown and searched. */
  readonly text?: string;
  /** Searched, not shown: exported names, synonyms. */
  readonly names?: string;
  /** Searched, not shown: further words of the section. */
  readonly words?: string;
  readonly facts?: RowFacts;
  /** An icon whose name is all there is: `DeleteOutlined` exists beside Delete, but no `GitHubOutlined`. */
  readonly isSingle?: boolean;
  /** The color itself, for a swatch: a hex value that the build wrote. */
  readonly color?: string;
  /** Language of the text where it differs from the reader's: an untranslated page. */
  readonly lang?: string;
}

/**
 * A record as the build makes it. Its further words are in a file of their own, which is loaded
 * when the first answer has been shown (`splitTexts`).
 */
export interface FullRecord extends SearchRecord {
  /** Every word of the section that no other field has, each once. */
  readonly rest?: string;
}

/** The further words of a file of records: `rest` by the record's address. */
export type SectionTexts = Readonly<Record<string, string>>;

/** A record as a search found it. */
export interface SearchResult {
  readonly record: SearchRecord;
  readonly score: number;
  /** The words of the record that matched, lower case: what is highlighted. */
  readonly terms: readonly string[];
}

/** Names of the files of records besides those of the products. */
export type ShardName = ProductId | 'pages' | 'icons' | 'colors';

/** A file of records. */
export interface Shard {
  readonly name: ShardName;
  /** Path in the site; it contains a hash of the content. */
  readonly file: string;
  readonly records: number;
  readonly bytes: number;
}

/** The list of files, the only one without a hash in its name. */
export interface SearchManifest {
  /** Of the records' format; another one means that the page is older than the files. */
  readonly version: number;
  readonly locale: string;
  readonly shards: readonly Shard[];
  /** Files of `SectionTexts` for the shard of the same name. */
  readonly texts: readonly Shard[];
}

/** Path of the manifest in the site. */
export const MANIFEST_FILE = 'search/manifest.json';

/** Goes up when a page that is already open could not read the new files. */
export const SEARCH_FORMAT_VERSION = 1;
