import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { decodeError } from '../model/decodeError';
import type { ErrorCode, ErrorQuery } from '../model/types';
import styles from './ProductionErrorPage.module.css';

interface Props {
  readonly query: ErrorQuery | undefined;
  /** Whether the URL has a code that isn't a valid number. */
  readonly hasInvalidCode: boolean;
  readonly codes: readonly ErrorCode[];
}

interface Result {
  readonly state: 'none' | 'unknown' | 'decoded';
  readonly text: string;
}

function createResult({ query, hasInvalidCode, codes }: Props): Result {
  if (hasInvalidCode) {
    return {
      state: 'unknown',
      text: translate({
        id: 'site.productionError.invalid',
        message: 'An error code has one to four digits. Copy it from the console.',
      }),
    };
  }
  if (query === undefined) {
    return {
      state: 'none',
      text: translate({
        id: 'site.productionError.purpose',
        message:
          'To stay small, production builds replace error messages with a code and a link to this page. Follow that link, or enter the code below, to read the full message.',
      }),
    };
  }
  const message = decodeError(query, codes);
  if (message !== undefined) {
    return { state: 'decoded', text: message };
  }
  return {
    state: 'unknown',
    text: translate(
      {
        id: 'site.productionError.unknown',
        message:
          'None of the documented packages has an error with the code {code}. It may belong to another version.',
      },
      { code: query.code },
    ),
  };
}

/** A box with the decoded error message, which is rendered as text and never as markup. */
export function DecodedError(props: Props): ReactNode {
  const { state, text } = createResult(props);
  return (
    <div role="status" className={styles.result} data-state={state}>
      {state === 'decoded' && props.query !== undefined ? (
        <p className={styles.hint}>
          {translate(
            { id: 'site.productionError.heading', message: 'Message for error {code}' },
            { code: props.query.code },
          )}
        </p>
      ) : null}
      {/* A new key, because moving the same element below the heading is a layout shift. */}
      <p
        key={state}
        className={styles.message}
        {...(state === 'decoded' ? { lang: 'en', dir: 'ltr' } : {})}
      >
        {text}
      </p>
    </div>
  );
}
