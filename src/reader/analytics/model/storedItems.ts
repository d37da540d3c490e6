/** Where the browser stores an item. */
export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage';

/** Why an item is stored. The privacy page describes each purpose. */
export type StoragePurpose =
  | 'choice'
  | 'consent'
  | 'libraryMode'
  | 'draft'
  | 'place'
  | 'visit'
  | 'search'
  | 'reload'
  | 'offline'
  | 'font';

/** An item that the site stores in a reader's browser. */
export interface StoredItem {
  readonly place: StoragePlace;
  /** The exact name. A `*` at the end matches any suffix. */
  readonly name: string;
  readonly purpose: StoragePurpose;
}

/**
 * Everything that the site stores in a reader's browser. None of it is sent to other hosts. A test
 * opens every kind of page, and fails if a stored name isn't listed here.
 */
export const STORED_ITEMS: readonly StoredItem[] = [
  { place: 'cookie', name: 'codeVariant', purpose: 'choice' },
  { place: 'cookie', name: 'codeStyling', purpose: 'choice' },
  { place: 'localStorage', name: 'theme', purpose: 'choice' },
  { place: 'localStorage', name: 'site-direction', purpose: 'choice' },
  { place: 'localStorage', name: 'site-dense', purpose: 'choice' },
  { place: 'localStorage', name: 'site-language-hint', purpose: 'choice' },
  { place: 'localStorage', name: 'site-consent', purpose: 'consent' },
  { place: 'localStorage', name: 'site-my-version', purpose: 'choice' },
  { place: 'localStorage', name: 'site-my-x-version', purpose: 'choice' },
  { place: 'localStorage', name: 'site-letter-shortcuts', purpose: 'choice' },
  { place: 'localStorage', name: 'site-recent-searches', purpose: 'search' },
  { place: 'localStorage', name: 'site-visits:*', purpose: 'visit' },
  { place: 'localStorage', name: 'site-web-font', purpose: 'font' },
  { place: 'localStorage', name: 'docusaurus.tab.*', purpose: 'choice' },
  { place: 'localStorage', name: 'mui-*', purpose: 'libraryMode' },
  { place: 'localStorage', name: 'joy-*', purpose: 'libraryMode' },
  { place: 'sessionStorage', name: 'site-ads-hidden', purpose: 'choice' },
  { place: 'sessionStorage', name: 'site-sidebar', purpose: 'place' },
  { place: 'sessionStorage', name: 'site-places', purpose: 'place' },
  { place: 'sessionStorage', name: 'site-update-reload', purpose: 'reload' },
  { place: 'sessionStorage', name: 'site-script-reload', purpose: 'reload' },
  { place: 'sessionStorage', name: 'site-feedback:*', purpose: 'draft' },
  { place: 'cacheStorage', name: 'site-shell-*', purpose: 'offline' },
  { place: 'cacheStorage', name: 'site-visited-2', purpose: 'offline' },
  { place: 'cacheStorage', name: 'site-section-2-*', purpose: 'offline' },
];
