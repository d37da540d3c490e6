import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { StartPage } from '../reader/start/client/StartPage';

export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({ id: 'site.start.title', message: 'React component documentation' })}
      description={translate({
        id: 'site.start.description',
        message:
          'Guides, live demos, and API references for Material UI, MUI System, Joy UI, MUI X, and Toolpad Core.',
      })}
    >
      <StartPage />
    </Layout>
  );
}
