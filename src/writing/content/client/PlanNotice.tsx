import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import { PageBadges } from '../../../shell/navigation/client/PageBadges';
import type { NavPlan } from '../../../shell/navigation/model/types';
import styles from './PlanNotice.module.css';

interface Props {
  readonly plan: NavPlan;
}

/**
 * `<PlanNotice plan="pro" />`: explains the watermark on pages with commercial demos, in one sentence
 * that all pages share. The sentence is correct whether or not this site has a license key.
 */
export function PlanNotice({ plan }: Props): ReactNode {
  return (
    <p className={styles.notice} data-plan-notice={plan}>
      <PageBadges plan={plan} />{' '}
      <Translate
        id="site.content.planNotice"
        values={{
          license: (
            <Link to="/x/introduction/licensing">
              <Translate id="site.content.planNotice.license">license key</Translate>
            </Link>
          ),
        }}
      >
        {'The watermark in these demos disappears once you set a {license}.'}
      </Translate>
    </p>
  );
}
