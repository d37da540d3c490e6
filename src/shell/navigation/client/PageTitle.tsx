import type { ReactNode } from 'react';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type { SidebarItemProps } from '../model/sidebarItem';
import { PageBadges } from './PageBadges';
import styles from './PageTitle.module.css';

/** Returns the plan of the page, or of the closest group that has one. */
function usePagePlan(): SidebarItemProps['plan'] {
  const crumbs = useSidebarBreadcrumbs() ?? [];
  return crumbs
    .map(({ customProps }) => (customProps as SidebarItemProps | undefined)?.plan)
    .filter((plan) => plan !== undefined)
    .at(-1);
}

interface Props {
  /** Content at the end of the title's row. */
  readonly children?: ReactNode;
}

/** The title of a documentation page, with a badge for the plan that its features need. */
export function PageTitle({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const plan = usePagePlan();
  // As in Docusaurus, a page can hide its title or have a heading of its own.
  if (frontMatter.hide_title === true || contentTitle !== undefined) return null;
  return (
    <header className={styles.title}>
      <Heading as="h1">{metadata.title}</Heading>
      <PageBadges plan={plan} />
      {children}
    </header>
  );
}
