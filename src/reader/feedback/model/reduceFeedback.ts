import { MAX_COMMENT_LENGTH } from './feedback';

/** Why feedback wasn't accepted. */
export type FailureReason = 'offline' | 'refused';

/** A reader's comment and whether it's been sent. */
export type FeedbackState =
  | { readonly status: 'writing' | 'sending' | 'sent'; readonly comment: string }
  | { readonly status: 'failed'; readonly comment: string; readonly reason: FailureReason };

export type FeedbackAction =
  | { readonly type: 'WRITE'; readonly comment: string }
  | { readonly type: 'SEND' }
  | { readonly type: 'SUCCEED' }
  | { readonly type: 'FAIL'; readonly reason: FailureReason };

/** Returns the initial state, with the unsent comment of an earlier try if there is one. */
export function createFeedbackState(draft: string | undefined): FeedbackState {
  return { status: 'writing', comment: (draft ?? '').slice(0, MAX_COMMENT_LENGTH) };
}

/** Keeps the reader's text until it's been received. Actions that don't fit the current status are ignored. */
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
