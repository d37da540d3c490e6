import type { ReactNode } from 'react';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import type { SidebarItemProps } from '../model/sidebarItem';
import { PageBadges } from './PageBadges';
import styles from './PageTitle.module.css';

/** The plan of the page, or of the nearest group around it that has one. */
function usePagePlan(): SidebarItemProps['plan'] {
  const crumbs = useSidebarBreadcrumbs() ?? [];
  return crumbs
    .map(({ customProps }) => (customProps as SidebarItemProps | undefined)?.plan)
    .filter((plan) => plan !== undefined)
    .at(-1);
}

interface Props {
  /** What is at the end of the title's row. */
  readonly children?: ReactNode;
}

/** The title of a documentation page, with the plan that its features need beside it. */
export function PageTitle({ children }: Props): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  const plan = usePagePlan();
  // As Docusaurus does: a page may hide its title, or have it in its text.
  if (frontMatter.hide_title === true || contentTitle !== undefined) return null;
  return (
    <header className={styles.title}>
      <Heading as="h1">{metadata.title}</Heading>
      <PageBadges plan={plan} />
      {children}
    </header>
  );
}
