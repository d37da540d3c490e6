import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { PackageVersion, VersionsData } from '../model/versionTable';
import styles from './PageLists.module.css';
import { ProductVersions } from './ProductVersions';

interface Props {
  readonly versions: VersionsData;
}

/** The versions that this site documents, with links to the documentation of other versions. */
export default function VersionsPage({ versions: { tables, packages } }: Props): ReactNode {
  const title = translate({ id: 'site.versions.title', message: 'Versions' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.versions.description',
        message:
          'Every product version, where it’s documented, and the exact packages that the demos use.',
      })}
    >
      <main className={`container ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <div className={styles.tables}>
          {tables.map((table) => (
            <ProductVersions key={table.id} table={table} />
          ))}
        </div>
        <Packages packages={packages} />
      </main>
    </Layout>
  );
}

function Packages({ packages }: { readonly packages: readonly PackageVersion[] }): ReactNode {
  return (
    <section aria-labelledby="packages">
      <Heading as="h2" id="packages">
        {translate({ id: 'site.versions.packages', message: 'Packages' })}
      </Heading>
      <p>
        {translate({
          id: 'site.versions.packagesIntro',
          message: 'The demos on this site run with exactly these package versions.',
        })}
      </p>
      <table className={styles.table} aria-labelledby="packages">
        <thead>
          <tr>
            <th scope="col">{translate({ id: 'site.versions.package', message: 'Package' })}</th>
            <th scope="col">{translate({ id: 'site.versions.version', message: 'Version' })}</th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({ name, version }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <bdi>{version}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
