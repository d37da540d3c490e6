import { use } from 'react';
import type { ReactNode } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { escapeCode, markLines } from '../model/markLines';
import styles from './CodeLines.module.css';
import { ColoredCode } from './ColoredCode';

/** The lines of a code block. Code that the build has not seen has no colors. */
export function CodeLines({ className = '' }: { readonly className?: string }): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { code, lineClassNames, lineNumbersStart } = metadata;
  const colored = use(ColoredCode);
  // Comments that mark lines are taken out of the code: then the colors belong to other lines.
  const isOneLine = !code.trimEnd().includes('\n');
  const isSame = colored?.split('\n').length === code.split('\n').length;
  const html = isSame && colored !== undefined ? colored : escapeCode(code);
  const marks = { classNames: lineClassNames, start: lineNumbersStart };
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // Wide code is scrolled by keyboard (WCAG 2.1.1).
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`${className} ${styles.block ?? ''} ${isOneLine ? (styles.oneLine ?? '') : ''} thin-scrollbar`}
    >
      <code className={styles.lines} dangerouslySetInnerHTML={{ __html: markLines(html, marks) }} />
    </pre>
  );
}
