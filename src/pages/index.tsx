import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { PRODUCTS } from '../site/model/products';

export default function Home(): ReactNode {
  return (
    <Layout title="Home" description="References, live demos and guides.">
      <main className="container">
        <h1>Documentation</h1>
        {PRODUCTS.map(({ id, name, root }) => (
          <p key={id}>
            <Link to={root}>{name}</Link>
          </p>
        ))}
      </main>
    </Layout>
  );
}
