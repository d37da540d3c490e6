/** The possible answers to whether a page or section helped. */
export const RATINGS = ['yes', 'no'] as const;

export type Rating = (typeof RATINGS)[number];

/** Maximum length of a comment, in characters. The receiver refuses longer ones. */
export const MAX_COMMENT_LENGTH = 2000;

/** What's sent to the configured URL as JSON (spec FEEDBACK-1). */
export interface FeedbackMessage {
  /** Pathname of the page without its language. */
  readonly page: string;
  /** Id of the section's heading, or `null` for the whole page. */
  readonly section: string | null;
  readonly rating: Rating;
  readonly comment: string;
  /** Version of the product that the page documents, or an empty string if there's none. */
  readonly version: string;
  readonly locale: string;
  /** Random id. It's the same for an answer and its retries, so that the receiver stores it once. */
  readonly id: string;
}

/** The page or section that feedback is about. */
export type FeedbackSubject = Pick<FeedbackMessage, 'page' | 'section'>;

/** Returns the storage key of an unsent comment. */
export function draftKey({ page, section }: FeedbackSubject): string {
  return `site-feedback:${page}${section === null ? '' : `#${section}`}`;
}

/** Returns the storage key of the id of an answer that may or may not have been received. */
export function answerIdKey(subject: FeedbackSubject): string {
  return `${draftKey(subject)}:id`;
}
