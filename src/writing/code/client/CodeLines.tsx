import { use } from 'react';
import type { ReactNode } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { escapeCode, markLines } from '../model/markLines';
import styles from './CodeLines.module.css';
import { ColoredCode } from './ColoredCode';

/** Renders the lines of a code block. Code that wasn't highlighted during the build has no colors. */
export function CodeLines({ className = '' }: { readonly className?: string }): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { code, lineClassNames, lineNumbersStart } = metadata;
  const colored = use(ColoredCode);
  const isOneLine = !code.trimEnd().includes('\n');
  // Docusaurus removes comments that mark lines, and then the highlighted lines no longer match.
  const hasSameLines = colored?.split('\n').length === code.split('\n').length;
  const html = hasSameLines && colored !== undefined ? colored : escapeCode(code);
  const marks = { classNames: lineClassNames, start: lineNumbersStart };
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // Lets keyboard users scroll wide code (WCAG 2.1.1).
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`${className} ${styles.block ?? ''} ${isOneLine ? (styles.oneLine ?? '') : ''} thin-scrollbar`}
    >
      <code className={styles.lines} dangerouslySetInnerHTML={{ __html: markLines(html, marks) }} />
    </pre>
  );
}
