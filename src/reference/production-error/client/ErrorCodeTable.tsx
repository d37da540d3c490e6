import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { fillMessage } from '../model/decodeError';
import type { ErrorCode } from '../model/types';
import styles from './ProductionErrorPage.module.css';

interface Props {
  readonly codes: readonly ErrorCode[];
}

/** A table of all error codes, which is part of the HTML, so it works without JavaScript. */
export function ErrorCodeTable({ codes }: Props): ReactNode {
  return (
    <section aria-labelledby="all-codes">
      <Heading as="h2" id="all-codes">
        {translate({ id: 'site.productionError.all', message: 'All error codes' })}
      </Heading>
      <p>
        {translate({
          id: 'site.productionError.allIntro',
          message: 'In a message, … stands for an argument.',
        })}
      </p>
      <table className={styles.table} aria-labelledby="all-codes">
        <thead>
          <tr>
            <th scope="col">
              {translate({ id: 'site.productionError.columnCode', message: 'Code' })}
            </th>
            <th scope="col">
              {translate({ id: 'site.productionError.columnMessage', message: 'Message' })}
            </th>
            <th scope="col">
              {translate({ id: 'site.productionError.columnPackage', message: 'Package' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {codes.map(({ code, message, packages }) => (
            <tr key={code} id={`code-${code}`}>
              <th scope="row">{code}</th>
              <td className={styles.message} lang="en" dir="ltr">
                {fillMessage(message, [])}
              </td>
              <td>
                <code>{packages.join(', ')}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
