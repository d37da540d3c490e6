import { useState } from 'react';
import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useCopy } from '../../../writing/code/client/useCopy';
import { useUiLanguage } from '../../../foundation/messages/client/uiLanguage';
import { closePopoverOnBlur } from '../../../foundation/ui/client/closePopoverOnBlur';
import { createPageLinks } from '../model/pageLinks';
import styles from './PageMenu.module.css';

const ID = 'page-menu';

/** The menu next to a page's title: copy or open its Markdown, or ask an AI assistant about it. */
export function PageMenu(): ReactNode {
  // Not on the element around both, which is at the inline end of the page's own direction.
  const uiLanguage = useUiLanguage();
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { isCopied, copy } = useCopy();
  const [hasFailed, setFailed] = useState(false);
  const { markdownPath, publicUrl, source } = createPageLinks(
    siteConfig.url,
    metadata.permalink,
    metadata.editUrl ?? undefined,
  );
  const prompt = encodeURIComponent(
    translate(
      {
        id: 'site.markdown.prompt',
        message: 'Read {url} and help me use what it describes.',
        description: 'The question about the page that’s sent to an AI assistant',
      },
      { url: publicUrl },
    ),
  );
  const copyPage = async (): Promise<void> => {
    try {
      const response = await fetch(markdownPath);
      if (!response.ok) throw new Error(String(response.status));
      await copy(await response.text());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={styles.menu} data-site-screen-only="">
      <button type="button" className={styles.trigger} popoverTarget={ID} {...uiLanguage}>
        {isCopied ? (
          <Translate
            id="site.markdown.copied"
            description="Shown after the page was copied as Markdown"
          >
            Page copied
          </Translate>
        ) : (
          <Translate id="site.markdown.menu" description="Opens a menu next to the page’s title">
            Copy page
          </Translate>
        )}
      </button>
      <div
        id={ID}
        popover="auto"
        className={styles.panel}
        onBlur={closePopoverOnBlur}
        {...uiLanguage}
      >
        <button type="button" data-needs-script="" onClick={() => void copyPage()}>
          <Translate id="site.markdown.copy" description="Copies the whole page as Markdown">
            Copy page as Markdown
          </Translate>
        </button>
        <ExternalLink href={markdownPath}>
          <Translate id="site.markdown.view" description="Opens the page as Markdown text">
            View as Markdown
          </Translate>
        </ExternalLink>
        <ExternalLink href={`https://chatgpt.com/?q=${prompt}`}>
          <Translate id="site.markdown.chatgpt">Open in ChatGPT</Translate>
        </ExternalLink>
        <ExternalLink href={`https://claude.ai/new?q=${prompt}`}>
          <Translate id="site.markdown.claude">Open in Claude</Translate>
        </ExternalLink>
        {source === undefined ? null : (
          <ExternalLink href={source}>
            <Translate
              id="site.markdown.source"
              description="Opens the page’s file in the repository"
            >
              View source
            </Translate>
          </ExternalLink>
        )}
        <span role="status">
          {hasFailed
            ? translate({
                id: 'site.markdown.failed',
                message: 'Couldn’t copy the page. Choose “View as Markdown” instead.',
                description: 'Shown when copying a page as Markdown fails',
              })
            : ''}
        </span>
      </div>
    </div>
  );
}

interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

function ExternalLink({ href, children }: LinkProps): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
