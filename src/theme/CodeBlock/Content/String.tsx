// Change: passes on the code highlighted at build time, and measures without forcing a layout.
// From: @docusaurus/theme-classic@3.10.2 sha256:81ab153e9e797be7a86bcfe00dfd53ae6eb14bca2b40d30515d075e5b4e95f99
import type { ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type { Props } from '@theme/CodeBlock/Content/String';
import { ColoredCode } from '../../../writing/code/client/ColoredCode';
import styles from '../../../writing/code/client/CodeTitle.module.css';
import { useWordWrap } from '../../../writing/code/client/useWordWrap';

export default function CodeBlockString(props: Props & { colored?: string }): ReactNode {
  const { className, metastring, language, title, showLineNumbers, children: code } = props;
  const { magicComments, defaultLanguage } = useThemeConfig().prism;
  const own = { code, className, metastring, language, title, showLineNumbers };
  const metadata = createCodeBlockMetadata({ ...own, magicComments, defaultLanguage });
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useWordWrap()}>
      <ColoredCode value={props.colored}>
        <CodeBlockLayout className={metadata.title === undefined ? '' : styles['titled']} />
      </ColoredCode>
    </CodeBlockContextProvider>
  );
}
