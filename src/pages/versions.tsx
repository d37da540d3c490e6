import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { navigationTrees } from '../navigation/data/trees';
import { PRODUCTS } from '../site/model/products';

/** The versions that this site documents, and where older ones are documented. */
export default function Versions(): ReactNode {
  return (
    <Layout
      title={translate({ id: 'site.versions.title', message: 'Versions' })}
      description={translate({
        id: 'site.versions.description',
        message: 'The versions that this site documents, and where older ones are documented.',
      })}
    >
      <main className="container margin-vert--lg">
        <Heading as="h1">
          <Translate id="site.versions.title">Versions</Translate>
        </Heading>
        <p>
          <Translate id="site.versions.intro">
            Every page is written and checked against the exact versions in this table.
          </Translate>
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="site.versions.product">Product</Translate>
              </th>
              <th scope="col">
                <Translate id="site.versions.version">Documented version</Translate>
              </th>
            </tr>
          </thead>
          <tbody>
            {PRODUCTS.map(({ id, name, version, root }) => (
              <tr key={id}>
                <td>
                  <Link to={root}>{name}</Link>
                </td>
                <td>{version}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Heading as="h2">
          <Translate id="site.versions.older">Older versions, on their own sites</Translate>
        </Heading>
        {navigationTrees
          .filter(({ versions = [] }) => versions.some(({ current }) => current === true))
          .map(({ id, name, versions = [] }) => (
            <section key={id}>
              <Heading as="h3">{name}</Heading>
              <ul>
                {versions.map(({ text, href, current }) => (
                  <li key={text}>
                    {href === undefined ? text : <Link href={href}>{text}</Link>}
                    {current === true ? (
                      <>
                        {' '}
                        <Translate id="site.versions.current">(this site)</Translate>
                      </>
                    ) : null}
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </main>
    </Layout>
  );
}
