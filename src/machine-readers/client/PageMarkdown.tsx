import { useState } from 'react';
import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useCopy } from '../../code/client/useCopy';
import styles from './PageMarkdown.module.css';

/** Under a page: its Markdown twin, to open or to copy whole. */
export function PageMarkdown(): ReactNode {
  const { metadata } = useDoc();
  const { isCopied, copy } = useCopy();
  const [hasFailed, setFailed] = useState(false);
  const url = `${metadata.permalink.replace(/\/$/, '')}.md`;
  const copyPage = async (): Promise<void> => {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(String(response.status));
      await copy(await response.text());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={styles.row} data-site-screen-only="">
      <a href={url} target="_blank" rel="noopener">
        <Translate id="site.markdown.view" description="Opens the page as plain Markdown">
          View as Markdown
        </Translate>
      </a>
      <button type="button" data-needs-script="" onClick={() => void copyPage()}>
        {isCopied ? (
          <Translate id="site.markdown.copied" description="The page was copied as Markdown">
            Page copied
          </Translate>
        ) : (
          <Translate id="site.markdown.copy" description="Copies the whole page as Markdown">
            Copy page as Markdown
          </Translate>
        )}
      </button>
      <span role="status">
        {hasFailed
          ? translate({
              id: 'site.markdown.failed',
              message: 'The page could not be fetched. Open it as Markdown instead.',
              description: 'Copying a page as Markdown failed',
            })
          : ''}
      </span>
    </div>
  );
}
