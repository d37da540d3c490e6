import { useState } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { type FeedbackSubject, type Rating, RATINGS } from '../model/feedback';
import type { FeedbackForm } from './FeedbackForm';
import styles from './FeedbackQuestion.module.css';

interface Props {
  readonly url: string;
  readonly subject: FeedbackSubject;
  readonly question: string;
  readonly questionId: string;
}

type Form = ComponentType<ComponentProps<typeof FeedbackForm>>;

const labels: Readonly<Record<Rating, () => string>> = {
  yes: () => translate({ id: 'site.feedback.yes', message: 'Yes' }),
  no: () => translate({ id: 'site.feedback.no', message: 'No' }),
};

/** Asks for yes or no, then shows the form. Its space is reserved immediately, so that loading it shifts nothing. */
export function FeedbackQuestion({ url, subject, question, questionId }: Props): ReactNode {
  const [rating, setRating] = useState<Rating>();
  const [Form, setForm] = useState<Form>();
  const [hasFailed, setHasFailed] = useState(false);
  const rate = (next: Rating): void => {
    setRating(next);
    setHasFailed(false);
    import('./FeedbackForm').then(
      (module) => {
        setForm(() => module.FeedbackForm);
      },
      () => {
        setHasFailed(true);
      },
    );
  };
  return (
    <>
      <div role="group" aria-labelledby={questionId} className={styles.question}>
        <span id={questionId}>{question}</span>
        {RATINGS.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.answer}
            aria-pressed={value === rating}
            onClick={() => {
              rate(value);
            }}
          >
            {labels[value]()}
          </button>
        ))}
      </div>
      {rating !== undefined && (
        <div className={styles.formSpace}>
          {Form !== undefined && <Form url={url} subject={subject} rating={rating} />}
          {hasFailed && (
            <p role="alert">
              {translate({
                id: 'site.feedback.failed',
                message: "Couldn't submit feedback. Please try again later.",
              })}
            </p>
          )}
        </div>
      )}
    </>
  );
}
