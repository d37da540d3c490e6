import { groupByProduct, sumProgress } from './status';
import type { FileStatus, LocaleStatus, Progress } from './status';

/** What the page of translations shows of one language. */
export interface LanguageProgress {
  readonly locale: string;
  readonly label: string;
  readonly total: Progress;
  readonly products: readonly { readonly name: string; readonly progress: Progress }[];
  /** Files that somebody has begun, those with most to do first. */
  readonly open: readonly Pick<FileStatus, 'file' | 'staleWords' | 'missingWords'>[];
}

/** How many files the page lists for a language. */
const MAX_OPEN = 50;

/** Makes what the page of translations shows out of a language's status. */
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
