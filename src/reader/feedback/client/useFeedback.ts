import { useReducer, useRef } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { sessionDrafts } from '../../../foundation/preferences/client/sessionDrafts';
import { getProduct, PRODUCTS } from '../../../foundation/site/model/products';
import { answerIdKey, draftKey, type FeedbackSubject, type Rating } from '../model/feedback';
import { createFeedbackState, type FeedbackState, reduceFeedback } from '../model/reduceFeedback';
import { makeAnswerId } from './makeAnswerId';
import { sendFeedback } from './sendFeedback';

function findVersion(page: string): string {
  const { productId } = getProduct(page);
  return PRODUCTS.find(({ id }) => id === productId)?.version ?? '';
}

/** The id of an earlier try, which may have arrived although it seemed to fail, or a new one. */
function keepAnswerId(subject: FeedbackSubject): string {
  const key = answerIdKey(subject);
  const id = sessionDrafts.read(key) ?? makeAnswerId();
  sessionDrafts.write(key, id);
  return id;
}

interface Feedback {
  readonly state: FeedbackState;
  readonly write: (comment: string) => void;
  /** Sends rating and comment. `isMachine`: the field that people do not see was filled in. */
  readonly send: (rating: Rating, isMachine: boolean) => void;
}

/** A comment on a page or section, from the first letter until it has arrived. */
export function useFeedback(url: string, subject: FeedbackSubject): Feedback {
  const { i18n } = useDocusaurusContext();
  const key = draftKey(subject);
  const [state, dispatch] = useReducer(reduceFeedback, key, (name) =>
    createFeedbackState(sessionDrafts.read(name)),
  );
  const isBusy = useRef(false);

  async function deliver(rating: Rating, isMachine: boolean): Promise<void> {
    const { comment } = state;
    const reason = isMachine
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
    send: (rating, isMachine) => {
      // Two key presses may come before the next render.
      if (isBusy.current || state.status === 'sent') return;
      isBusy.current = true;
      dispatch({ type: 'SEND' });
      void deliver(rating, isMachine);
    },
  };
}
