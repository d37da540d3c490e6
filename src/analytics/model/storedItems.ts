/** Where the browser keeps something. */
export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage';

/** Why it is kept: shown with words on the privacy page. */
export type StoragePurpose = 'choice' | 'consent' | 'libraryMode' | 'draft';

/** Something that the site keeps in a reader's browser. */
export interface StoredItem {
  readonly place: StoragePlace;
  /** The exact name; a `*` at the end stands for any ending. */
  readonly name: string;
  readonly purpose: StoragePurpose;
}

/**
 * Everything that the site keeps in a reader's browser; no other host is told. A test
 * opens every kind of page and fails on a name that is missing here.
 */
export const STORED_ITEMS: readonly StoredItem[] = [
  { place: 'cookie', name: 'codeVariant', purpose: 'choice' },
  { place: 'cookie', name: 'codeStyling', purpose: 'choice' },
  { place: 'localStorage', name: 'theme', purpose: 'choice' },
  { place: 'localStorage', name: 'site-direction', purpose: 'choice' },
  { place: 'localStorage', name: 'site-dense', purpose: 'choice' },
  { place: 'localStorage', name: 'site-consent', purpose: 'consent' },
  { place: 'localStorage', name: 'docusaurus.tab.*', purpose: 'choice' },
  { place: 'localStorage', name: 'mui-*', purpose: 'libraryMode' },
  { place: 'localStorage', name: 'joy-*', purpose: 'libraryMode' },
  { place: 'sessionStorage', name: 'site-feedback:*', purpose: 'draft' },
];

/** Finds what a name in the browser belongs to. */
export function findStoredItem(place: StoragePlace, name: string): StoredItem | undefined {
  return STORED_ITEMS.find(
    (item) =>
      item.place === place &&
      (item.name.endsWith('*') ? name.startsWith(item.name.slice(0, -1)) : name === item.name),
  );
}
