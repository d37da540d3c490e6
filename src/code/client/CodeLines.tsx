import { use } from 'react';
import type { ReactNode } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import { escapeCode, markLines } from '../model/markLines';
import styles from './CodeLines.module.css';
import { ColouredCode } from './ColouredCode';

/** The lines of a code block. Code that the build has not seen has no colours. */
export function CodeLines({ className = '' }: { readonly className?: string }): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { code, lineClassNames, lineNumbersStart } = metadata;
  const coloured = use(ColouredCode);
  // Comments that mark lines are taken out of the code: then the colours belong to other lines.
  const isSame = coloured?.split('\n').length === code.split('\n').length;
  const html = isSame && coloured !== undefined ? coloured : escapeCode(code);
  const marks = { classNames: lineClassNames, start: lineNumbersStart };
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // Wide code is scrolled by keyboard (WCAG 2.1.1).
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={`${className} ${styles.block ?? ''} thin-scrollbar`}
    >
      <code className={styles.lines} dangerouslySetInnerHTML={{ __html: markLines(html, marks) }} />
    </pre>
  );
}
