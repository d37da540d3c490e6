/** What became of one file in one language. */
export interface FileStatus {
  /** The file of the language, whether it exists or not. */
  readonly file: string;
  /** The English file. */
  readonly source: string;
  /** First part of the page's address, `blog`, or `interface`. */
  readonly product: string;
  readonly state: 'done' | 'stale' | 'missing' | 'broken';
  /** English words of today, by what became of their translation. */
  readonly words: number;
  readonly staleWords: number;
  readonly missingWords: number;
  /** Blocks, or messages, that wait for a translator. */
  readonly staleBlocks: number;
  readonly missingBlocks: number;
}

/** One language. */
export interface LocaleStatus {
  readonly locale: string;
  readonly label: string;
  readonly files: readonly FileStatus[];
  /** Translations without an English original. */
  readonly orphans: readonly string[];
  /** What the check found, as `file:line: …`. */
  readonly problems: readonly string[];
}

/** Words of some files, by what became of them. */
export interface Progress {
  readonly files: number;
  readonly doneFiles: number;
  readonly words: number;
  readonly staleWords: number;
  readonly missingWords: number;
  /** Whole per cent of the words whose translation is there and up to date. Rounded down. */
  readonly percent: number;
}

/** @see Progress */
export function sumProgress(files: readonly FileStatus[]): Progress {
  const sum = (pick: (file: FileStatus) => number): number =>
    files.reduce((total, file) => total + pick(file), 0);
  const words = sum((file) => file.words);
  const staleWords = sum((file) => file.staleWords);
  const missingWords = sum((file) => file.missingWords);
  return {
    files: files.length,
    doneFiles: files.filter(({ state }) => state === 'done').length,
    words,
    staleWords,
    missingWords,
    percent: words === 0 ? 100 : Math.floor((100 * (words - staleWords - missingWords)) / words),
  };
}

/** 0 all done, 1 something is stale or missing, 2 something is broken. */
export function toExitCode(locales: readonly LocaleStatus[]): 0 | 1 | 2 {
  if (locales.some(({ problems, orphans }) => problems.length + orphans.length > 0)) return 2;
  const isDone = locales.every(({ files }) => files.every(({ state }) => state === 'done'));
  return isDone ? 0 : 1;
}

/** Progress by product, in order of appearance. */
export function groupByProduct(files: readonly FileStatus[]): ReadonlyMap<string, Progress> {
  const products = [...new Set(files.map(({ product }) => product))];
  return new Map(
    products.map((product) => [
      product,
      sumProgress(files.filter((file) => file.product === product)),
    ]),
  );
}
