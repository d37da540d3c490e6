import { useSyncExternalStore } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { canKeepPages } from './canKeepPages';

const neverChanges = () => () => undefined;

/** Whether this browser can keep pages of this address; `undefined` before the page has started. */
export function useCanKeep(): boolean | undefined {
  const { siteConfig } = useDocusaurusContext();
  return useSyncExternalStore(
    neverChanges,
    () => canKeepPages(siteConfig.url),
    () => undefined,
  );
}
