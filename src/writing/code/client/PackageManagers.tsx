import type { ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

interface Props {
  /** Names in the npm registry, separated by spaces. */
  readonly packages: string;
  /** Installs them as development dependencies. */
  readonly dev?: boolean;
}

/** Install commands for four package managers, in tabs. The choice applies to all pages. */
export function PackageManagers({ packages, dev = false }: Props): ReactNode {
  const commands = {
    npm: `npm install ${dev ? '--save-dev ' : ''}${packages}`,
    pnpm: `pnpm add ${dev ? '--save-dev ' : ''}${packages}`,
    yarn: `yarn add ${dev ? '--dev ' : ''}${packages}`,
    bun: `bun add ${dev ? '--dev ' : ''}${packages}`,
  };
  return (
    // Docusaurus remounts tabs after hydration (https://github.com/facebook/docusaurus/issues/5653).
    // Without this wrapper, that would make the browser recalculate the styles of all sibling paragraphs.
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
