import type { ReactNode } from 'react';
import type { NavPlan } from '../model/types';
import { planDescription } from './badgeLabels';

/**
 * The plan that a page in the sidebar needs. The stylesheet shows it as an icon (`navigation.css`);
 * the name is for assistive technology and for the tooltip.
 */
export function PlanIcon({ plan }: { readonly plan: NavPlan | undefined }): ReactNode {
  if (plan === undefined) return null;
  const name = planDescription(plan);
  return (
    <>
      {' '}
      <span className="site-plan" data-plan={plan} title={name}>
        {name}
      </span>
    </>
  );
}
