import type { ReactNode } from 'react';
import type { NavPlan } from '../model/types';
import { planDescription } from './badgeLabels';

/**
 * The plan that a page of the sidebar needs. The stylesheet shows its name as an icon
 * (`navigation.css`); the name is there for assistive technology and for the pointer.
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
