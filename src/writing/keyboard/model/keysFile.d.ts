/** The type of `keys` in a file `<Demo>.keys.ts`: files in `docs/` import nothing of the site. */
declare type KeyTable = import('./types').KeyTable;
