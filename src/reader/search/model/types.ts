import type { ProductId } from '../../../foundation/site/model/products';

/** The kind of a record. Results are grouped by it. */
export type SearchKind =
  'page' | 'heading' | 'prop' | 'slot' | 'class' | 'hook' | 'renamed' | 'post' | 'icon' | 'color';

/** Details of a prop, slot, or class that its result shows. */
export interface RowDetails {
  readonly type?: string;
  readonly default?: string;
  /** First version that had it. */
  readonly since?: string;
  readonly isRequired?: boolean;
  /** Undefined if it isn't deprecated. May be empty if there's no explanation. */
  readonly deprecated?: string;
}

/** A searchable record. Keys are short, because readers download thousands of records. */
export interface SearchRecord {
  readonly kind: SearchKind;
  /** Its name: a page's title, a heading, or a prop's name. */
  readonly title: string;
  /** Canonical pathname, with a hash for a section or row. Empty for icons, whose import is copied instead. */
  readonly url: string;
  readonly product: ProductId;
  /** What it belongs to, shown next to the title, such as `Dialog` or `Button API`. */
  readonly context?: string;
  /** One or two sentences, shown and searched. */
  readonly text?: string;
  /** Exported names and synonyms, which are searched but not shown. */
  readonly names?: string;
  /** More words of the section, which are searched but not shown. */
  readonly words?: string;
  /** The name is part of the published files' format. */
  readonly facts?: RowDetails;
  /** Whether an icon has no variants: there's a `DeleteOutlined`, but no `GitHubOutlined`. */
  readonly isSingle?: boolean;
  /** The hex value of a color, for its swatch. */
  readonly color?: string;
  /** Language of an untranslated page, if it differs from the reader's. */
  readonly lang?: string;
}

/**
 * A record as the build creates it, including its full text. The full text is moved to a separate
 * file, which loads after the first answer (`splitTexts`).
 */
export interface FullRecord extends SearchRecord {
  /** The distinct words of the section that no other field has. */
  readonly rest?: string;
}

/** The full text of sections: `rest` by the record's URL. */
export type SectionTexts = Readonly<Record<string, string>>;

/** A record that a query has found. */
export interface SearchResult {
  readonly record: SearchRecord;
  readonly score: number;
  /** The words of the record that matched, in lowercase, for highlighting. */
  readonly terms: readonly string[];
}

/** The name of a file of records: a product's id, or one of the shared files. */
export type ShardName = ProductId | 'pages' | 'icons' | 'colors';

/** A file of records. */
export interface Shard {
  readonly name: ShardName;
  /** Path relative to the site's base URL. It contains a hash of the content. */
  readonly file: string;
  readonly records: number;
  readonly bytes: number;
}

/** The list of files. It's the only search file without a hash in its name. */
export interface SearchManifest {
  /** Version of the records' format. If it differs, the page is older than the files. */
  readonly version: number;
  readonly locale: string;
  readonly shards: readonly Shard[];
  /** Full-text files (`SectionTexts`), each for the shard with the same name. */
  readonly texts: readonly Shard[];
}

/** Path of the manifest, relative to the site's base URL. */
export const MANIFEST_FILE = 'search/manifest.json';

/** Increase it when open pages of older releases can't read the new files. */
export const SEARCH_FORMAT_VERSION = 1;
