import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { FailureReason } from '../model/reduceFeedback';

/** Reports that sending failed, and that the reader's text is kept (spec FEEDBACK-2). */
export function FeedbackFailure({ reason }: { readonly reason: FailureReason }): ReactNode {
  return (
    <>
      <p>
        {translate({
          id: 'site.feedback.failed',
          message: "Couldn't submit feedback. Please try again later.",
        })}
      </p>
      <p>
        {reason === 'offline'
          ? translate({
              id: 'site.feedback.offline',
              message: 'You’re offline. Your comment is kept in this tab.',
            })
          : translate({ id: 'site.feedback.kept', message: 'Your comment is kept in this tab.' })}
      </p>
    </>
  );
}
