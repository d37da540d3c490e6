import type { ReactNode } from 'react';
import type { SidebarItemProps } from '../model/sidebarItem';
import { PageBadges } from './PageBadges';
import { PlanIcon } from './PlanIcon';
import styles from './PageBadges.module.css';

interface Props {
  readonly label: string;
  readonly item: SidebarItemProps;
}

/** The title, without a link, of a page that's announced or not written yet. */
export function PlannedPage({ label, item }: Props): ReactNode {
  const flags = (item.flags ?? []).filter((flag) => flag !== 'planned');
  return (
    <li className="menu__list-item" data-planned="">
      <span className={styles.planned}>
        {label}
        <PageBadges flags={[...flags, 'planned']} />
        <PlanIcon plan={item.plan} />
      </span>
    </li>
  );
}
