import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { type FeedbackSubject, MAX_COMMENT_LENGTH, type Rating } from '../model/feedback';
import styles from './FeedbackForm.module.css';
import { FeedbackFailure } from './FeedbackFailure';
import { useFeedback } from './useFeedback';

interface Props {
  readonly url: string;
  readonly subject: FeedbackSubject;
  readonly rating: Rating;
}

/** The form for an optional comment. It's loaded after the reader answers yes or no. */
export function FeedbackForm({ url, subject, rating }: Props): ReactNode {
  const id = useId();
  const honeypot = useRef<HTMLInputElement>(null);
  const { state, write, send } = useFeedback(url, subject);
  if (state.status === 'sent') return <Thanks />;

  const submit = (): void => {
    send(rating, honeypot.current?.value !== '');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={styles.form}
      data-feedback-form=""
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={`${id}-comment`}>
        {rating === 'yes'
          ? translate({ id: 'site.feedback.commentYes', message: 'What was helpful? (optional)' })
          : translate({
              id: 'site.feedback.commentNo',
              message: 'What’s missing or wrong? (optional)',
            })}
      </label>
      <textarea
        id={`${id}-comment`}
        className={styles.comment}
        rows={3}
        maxLength={MAX_COMMENT_LENGTH}
        aria-describedby={`${id}-hint`}
        value={state.comment}
        onChange={(event) => {
          write(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles.honeypot} aria-hidden="true">
        <input ref={honeypot} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={styles.actions}>
        <button type="submit" className={styles.send} aria-disabled={state.status === 'sending'}>
          {state.status === 'sending'
            ? translate({ id: 'site.feedback.sending', message: 'Sending…' })
            : translate({ id: 'site.feedback.send', message: 'Send' })}
        </button>
        <span id={`${id}-hint`} className={styles.hint}>
          {translate({
            id: 'site.feedback.hint',
            message:
              'Press Ctrl+Enter or Cmd+Enter to send. Please don’t include personal information.',
          })}
        </span>
      </div>
      <div role="alert" className={styles.failure}>
        {state.status === 'failed' && <FeedbackFailure reason={state.reason} />}
      </div>
    </form>
  );
}

/** Moves the focus to the message, because the button that had it no longer exists. */
function Thanks(): ReactNode {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    message.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={message} role="status" tabIndex={-1} className={styles.thanks}>
      {translate({ id: 'site.feedback.thanks', message: 'Thanks for your feedback.' })}
    </p>
  );
}
