import { useReducer, useRef } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createRandomId } from '../../../foundation/site/client/createRandomId';
import { sessionDrafts } from '../../../foundation/preferences/client/sessionDrafts';
import { getProduct, PRODUCTS } from '../../../foundation/site/model/products';
import { answerIdKey, draftKey, type FeedbackSubject, type Rating } from '../model/feedback';
import { createFeedbackState, type FeedbackState, reduceFeedback } from '../model/reduceFeedback';
import { sendFeedback } from './sendFeedback';

function findVersion(page: string): string {
  const { productId } = getProduct(page);
  return PRODUCTS.find(({ id }) => id === productId)?.version ?? '';
}

/** Returns the id of an earlier try, which may have arrived although it seemed to fail, or a new id. */
function keepAnswerId(subject: FeedbackSubject): string {
  const key = answerIdKey(subject);
  const id = sessionDrafts.read(key) ?? createRandomId();
  sessionDrafts.write(key, id);
  return id;
}

interface Feedback {
  readonly state: FeedbackState;
  readonly write: (comment: string) => void;
  /** Sends the rating and comment. `isBot`: whether the honeypot field was filled in, in which case nothing is sent. */
  readonly send: (rating: Rating, isBot: boolean) => void;
}

/** Manages a comment on a page or section, from the first draft until it's been received. */
export function useFeedback(url: string, subject: FeedbackSubject): Feedback {
  const { i18n } = useDocusaurusContext();
  const key = draftKey(subject);
  const [state, dispatch] = useReducer(reduceFeedback, key, (name) =>
    createFeedbackState(sessionDrafts.read(name)),
  );
  const isBusy = useRef(false);

  async function deliver(rating: Rating, isBot: boolean): Promise<void> {
    const { comment } = state;
    const reason = isBot
      ? undefined
      : await sendFeedback(url, {
          ...subject,
          id: keepAnswerId(subject),
          rating,
          comment: comment.trim(),
          version: findVersion(subject.page),
          locale: i18n.currentLocale,
        });
    isBusy.current = false;
    if (reason === undefined) {
      sessionDrafts.write(key, '');
      sessionDrafts.write(answerIdKey(subject), '');
      dispatch({ type: 'SUCCEED' });
    } else dispatch({ type: 'FAIL', reason });
  }

  return {
    state,
    write: (comment) => {
      sessionDrafts.write(key, comment);
      dispatch({ type: 'WRITE', comment });
    },
    send: (rating, isBot) => {
      // A ref, because two key presses may come before the next render.
      if (isBusy.current || state.status === 'sent') return;
      isBusy.current = true;
      dispatch({ type: 'SEND' });
      void deliver(rating, isBot);
    },
  };
}
