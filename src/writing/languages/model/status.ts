/** The status of one file in one language. */
export interface FileStatus {
  /** The translated file, which may not exist yet. */
  readonly file: string;
  /** The English file. */
  readonly source: string;
  /** The first segment of the page's path, `blog`, or `interface` for messages. */
  readonly product: string;
  readonly state: 'done' | 'stale' | 'missing' | 'broken';
  /** Words of the current English file: all, and those whose translation is stale or missing. */
  readonly words: number;
  readonly staleWords: number;
  readonly missingWords: number;
  /** Blocks, or messages, that need a translator. */
  readonly staleBlocks: number;
  readonly missingBlocks: number;
}

/** The status of one language. */
export interface LocaleStatus {
  readonly locale: string;
  readonly label: string;
  readonly files: readonly FileStatus[];
  /** Translations without an English original. */
  readonly orphans: readonly string[];
  /** The problems that `npm run i18n:check` reports, as `file:line: …`. */
  readonly problems: readonly string[];
}

/** The combined progress of several files. */
export interface Progress {
  readonly files: number;
  readonly doneFiles: number;
  readonly words: number;
  readonly staleWords: number;
  readonly missingWords: number;
  /** Percentage of words with an up-to-date translation, rounded down. */
  readonly percent: number;
}

/** Returns the combined progress of the files. */
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

/** Returns 0 if everything is done, 1 if something is stale or missing, and 2 if something is broken. */
export function toExitCode(locales: readonly LocaleStatus[]): 0 | 1 | 2 {
  if (locales.some(({ problems, orphans }) => problems.length + orphans.length > 0)) return 2;
  const isDone = locales.every(({ files }) => files.every(({ state }) => state === 'done'));
  return isDone ? 0 : 1;
}

/** Returns the progress of each product, in order of appearance. */
export function groupByProduct(files: readonly FileStatus[]): ReadonlyMap<string, Progress> {
  const products = [...new Set(files.map(({ product }) => product))];
  return new Map(
    products.map((product) => [
      product,
      sumProgress(files.filter((file) => file.product === product)),
    ]),
  );
}
