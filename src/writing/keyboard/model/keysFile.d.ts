/** The type of `keys` in `<Demo>.keys.ts`. Global, because files in `docs/` can't import site code. */
declare type KeyTable = import('./types').KeyTable;
