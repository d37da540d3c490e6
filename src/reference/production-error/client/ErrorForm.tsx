import { useId } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ErrorQuery } from '../model/types';
import styles from './ProductionErrorPage.module.css';

interface Props {
  readonly query: ErrorQuery | undefined;
}

/** A form that submits an error code through the URL, like the links in error messages. */
export function ErrorForm({ query }: Props): ReactNode {
  const id = useId();
  return (
    <form method="get" action={useBaseUrl('/production-error')} className={styles.form}>
      <label htmlFor={`${id}-code`} className={styles.label}>
        {translate({ id: 'site.productionError.code', message: 'Error code' })}
      </label>
      <input
        id={`${id}-code`}
        className={styles.field}
        name="code"
        required
        inputMode="numeric"
        pattern="[0-9]{1,4}"
        maxLength={4}
        autoComplete="off"
        title={translate({ id: 'site.productionError.codeHint', message: 'One to four digits' })}
        defaultValue={query?.code}
      />
      <label htmlFor={`${id}-args`} className={styles.label}>
        {translate({ id: 'site.productionError.args', message: 'Arguments' })}
      </label>
      <textarea
        id={`${id}-args`}
        className={styles.field}
        name="args"
        rows={2}
        aria-describedby={`${id}-hint`}
        defaultValue={query?.args.join('\n')}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {translate({
          id: 'site.productionError.argsHint',
          message: 'Optional. One per line, in the same order as in the error’s link.',
        })}
      </p>
      <button type="submit" className={styles.submit}>
        {translate({ id: 'site.productionError.submit', message: 'Show message' })}
      </button>
    </form>
  );
}
