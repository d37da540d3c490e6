import { groupByProduct, sumProgress } from './status';
import type { FileStatus, LocaleStatus, Progress } from './status';

/** The progress of one language, for the page `/translations`. */
export interface LanguageProgress {
  readonly locale: string;
  readonly label: string;
  readonly total: Progress;
  readonly products: readonly { readonly name: string; readonly progress: Progress }[];
  /** Files in progress, starting with those that need the most work. */
  readonly open: readonly Pick<FileStatus, 'file' | 'staleWords' | 'missingWords'>[];
}

/** The maximum number of files that the page lists for a language. */
const MAX_OPEN = 50;

/** Summarizes a language's status for the page `/translations`. */
export function createProgress({ locale, label, files }: LocaleStatus): LanguageProgress {
  return {
    locale,
    label,
    total: sumProgress(files),
    products: [...groupByProduct(files)].map(([name, progress]) => ({ name, progress })),
    open: files
      .filter(({ state, words, missingWords }) => state !== 'done' && missingWords < words)
      .sort((a, b) => b.staleWords + b.missingWords - a.staleWords - a.missingWords)
      .slice(0, MAX_OPEN)
      .map(({ file, staleWords, missingWords }) => ({ file, staleWords, missingWords })),
  };
}
