import { MAX_COMMENT_LENGTH } from './feedback';

/** Why feedback was not taken. */
export type FailureReason = 'offline' | 'refused';

/** Where a reader's comment is. */
export type FeedbackState =
  | { readonly status: 'writing' | 'sending' | 'sent'; readonly comment: string }
  | { readonly status: 'failed'; readonly comment: string; readonly reason: FailureReason };

/** What can happen to it. */
export type FeedbackAction =
  | { readonly type: 'WRITE'; readonly comment: string }
  | { readonly type: 'SEND' }
  | { readonly type: 'SUCCEED' }
  | { readonly type: 'FAIL'; readonly reason: FailureReason };

/** Starts with the comment that an earlier try has left. */
export function createFeedbackState(draft: string | undefined): FeedbackState {
  return { status: 'writing', comment: (draft ?? '').slice(0, MAX_COMMENT_LENGTH) };
}

/** The reader's text is only let go of once it has arrived. Actions out of turn change nothing. */
export function reduceFeedback(state: FeedbackState, action: FeedbackAction): FeedbackState {
  switch (action.type) {
    case 'WRITE':
      if (state.status === 'sending' || state.status === 'sent') return state;
      return { status: 'writing', comment: action.comment.slice(0, MAX_COMMENT_LENGTH) };
    case 'SEND':
      if (state.status === 'sending' || state.status === 'sent') return state;
      return { status: 'sending', comment: state.comment };
    case 'SUCCEED':
      return state.status === 'sending' ? { status: 'sent', comment: '' } : state;
    case 'FAIL':
      if (state.status !== 'sending') return state;
      return { status: 'failed', comment: state.comment, reason: action.reason };
  }
}
