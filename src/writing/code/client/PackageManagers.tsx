import type { ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

interface Props {
  /** Packages as they are named in the registry, separated by spaces. */
  readonly packages: string;
  /** Development dependencies. */
  readonly dev?: boolean;
}

/** Installation commands for four package managers; the choice holds on all pages. */
export function PackageManagers({ packages, dev = false }: Props): ReactNode {
  const commands = {
    npm: `npm install ${dev ? '--save-dev ' : ''}${packages}`,
    pnpm: `pnpm add ${dev ? '--save-dev ' : ''}${packages}`,
    yarn: `yarn add ${dev ? '--dev ' : ''}${packages}`,
    bun: `bun add ${dev ? '--dev ' : ''}${packages}`,
  };
  return (
    // Docusaurus makes tabs anew when the page has started (https://github.com/facebook/docusaurus/issues/5653).
    // Among the page's paragraphs, that would have the browser work out the style of all of them anew.
    <div>
      <Tabs groupId="package-manager">
        {Object.entries(commands).map(([name, command]) => (
          <TabItem key={name} value={name} label={name}>
            <CodeBlock language="bash">{command}</CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
