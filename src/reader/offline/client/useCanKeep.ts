import { useSyncExternalStore } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { canKeepPages } from './canKeepPages';

const neverChanges = () => () => undefined;

/** Returns whether pages can be kept offline here (`canKeepPages`), or `undefined` before hydration. */
export function useCanKeep(): boolean | undefined {
  const { siteConfig } = useDocusaurusContext();
  return useSyncExternalStore(
    neverChanges,
    () => canKeepPages(siteConfig.url),
    () => undefined,
  );
}
