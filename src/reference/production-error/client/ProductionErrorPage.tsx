import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { parseErrorQuery } from '../model/decodeError';
import type { ErrorCode } from '../model/types';
import { DecodedError } from './DecodedError';
import { ErrorCodeTable } from './ErrorCodeTable';
import { ErrorForm } from './ErrorForm';
import styles from './ProductionErrorPage.module.css';

interface Props {
  readonly codes: readonly ErrorCode[];
}

/** Shows the full message of an error that a production build reports as a number. */
export default function ProductionErrorPage({ codes }: Props): ReactNode {
  const { search } = useLocation();
  // The server renders the same HTML for every query, so the first render must ignore it too.
  const isBrowser = useIsBrowser();
  const currentSearch = isBrowser ? search : '';
  const query = parseErrorQuery(currentSearch);
  const title = translate({
    id: 'site.productionError.title',
    message: 'Production error decoder',
  });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.productionError.description',
        message: 'Turn a production error code into the full error message.',
      })}
    >
      <main className={`container ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <DecodedError
          query={query}
          hasInvalidCode={query === undefined && new URLSearchParams(currentSearch).has('code')}
          codes={codes}
        />
        <ErrorForm key={currentSearch} query={query} />
        <ErrorCodeTable codes={codes} />
      </main>
    </Layout>
  );
}
