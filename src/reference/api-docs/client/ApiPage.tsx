import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useHistory, useLocation } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { scrollToTarget } from '../../../shell/navigation/client/scrollToTarget';
import { describeOldRelease, useOldRelease } from '../../../shell/startup/client/oldRelease';
import type { ApiSource } from './apiSource';
import { useUiLanguage } from '../../../foundation/messages/client/uiLanguage';
import { closePopoverOnBlur } from '../../../foundation/ui/client/closePopoverOnBlur';
import { filterTable } from './filterTable';
import { markTarget } from './markTarget';
import styles from './Api.module.css';

// A constant, so that React never sees a changed value and leaves the server's nodes alone.
const KEEP_SERVER_HTML = { __html: '' };

/**
 * The tables of an API page, as HTML that React doesn't manage, so the page's script contains
 * none of them. After a client navigation, they're read from the page's own HTML file.
 */
export function ApiPage({ source }: { readonly source: ApiSource }): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const { hash } = useLocation();
  const [hasFailed, setHasFailed] = useState(false);
  const isOld = useOldRelease();
  const { collectAnchor, collectLink } = useBrokenLinks();
  source.anchors?.forEach(collectAnchor);
  source.links?.forEach(collectLink);

  useEffect(() => {
    const element = node.current;
    if (element === null || element.hasChildNodes()) return undefined;
    let isCurrent = true;
    source.load?.().then(
      (html) => {
        if (!isCurrent) return;
        element.innerHTML = html;
        markTarget(element);
        scrollToTarget();
      },
      () => {
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [source]);

  useEffect(() => {
    if (node.current !== null) markTarget(node.current);
  }, [source, hash]);

  useEffect(() => {
    const element = node.current;
    if (element === null) return undefined;
    const onInput = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement) filterTable(element, target);
    };
    // Links in the tables are plain anchors, so hand internal ones to the router.
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const href = link?.getAttribute('href') ?? '';
      if (!isPlain || !href.startsWith('/') || event.defaultPrevented) return;
      event.preventDefault();
      history.push(href);
    };
    element.addEventListener('input', onInput);
    element.addEventListener('click', onClick);
    element.addEventListener('focusout', closePopoverOnBlur);
    return () => {
      element.removeEventListener('input', onInput);
      element.removeEventListener('click', onClick);
      element.removeEventListener('focusout', closePopoverOnBlur);
    };
  }, [history]);

  const html = source.render === undefined ? KEEP_SERVER_HTML : { __html: source.render() };
  return (
    <>
      {hasFailed ? (
        <p role="alert">
          {isOld ? (
            describeOldRelease()
          ) : (
            <Translate
              id="site.apiDocs.loadFailed"
              description="Shown when the tables can’t be loaded"
            >
              Couldn’t load the tables. Check your connection and reload the page.
            </Translate>
          )}
        </p>
      ) : null}
      <div
        key={source.pathname}
        ref={node}
        className={styles.page}
        {...useUiLanguage()}
        data-api-page={source.pathname}
        suppressHydrationWarning
        dangerouslySetInnerHTML={html}
      />
    </>
  );
}
