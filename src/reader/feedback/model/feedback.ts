/** Whether a page or section helped. */
export const RATINGS = ['yes', 'no'] as const;

/** A reader's answer. */
export type Rating = (typeof RATINGS)[number];

/** Longest comment, in characters; the receiver refuses longer ones. */
export const MAX_COMMENT_LENGTH = 2000;

/** What is sent to the configured address, as JSON (spec FEEDBACK-1). */
export interface FeedbackMessage {
  /** Address of the page without language. */
  readonly page: string;
  /** Id of the heading; `null` for the page as a whole. */
  readonly section: string | null;
  readonly rating: Rating;
  readonly comment: string;
  /** Of the product that the page documents; empty when there is none. */
  readonly version: string;
  readonly locale: string;
  /** Random; the same for an answer and its retries, so that the receiver stores it once. */
  readonly id: string;
}

/** What feedback is about. */
export type FeedbackSubject = Pick<FeedbackMessage, 'page' | 'section'>;

/** Under which name an unsent comment is kept. */
export function draftKey({ page, section }: FeedbackSubject): string {
  return `site-feedback:${page}${section === null ? '' : `#${section}`}`;
}

/** Under which name the id of an answer is kept that may have arrived or not. */
export function answerIdKey(subject: FeedbackSubject): string {
  return `${draftKey(subject)}:id`;
}
