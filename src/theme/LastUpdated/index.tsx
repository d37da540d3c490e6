// Change: keeps the date that the server formatted, because formatting takes a slow phone 60 ms.
// From: @docusaurus/theme-classic@3.10.2 sha256:30948229c514009458316d5f6d94da1562993c6d05ca40f3f56be9079f89b35c
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';
import { UpdatedDate } from '../../shell/navigation/client/UpdatedDate';

export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (lastUpdatedAt === undefined || lastUpdatedAt === null) return null;
  const date = <UpdatedDate key={lastUpdatedAt} at={lastUpdatedAt} />;
  const atDate = (
    <Translate id="theme.lastUpdated.atDate" values={{ date: <b>{date}</b> }}>
      {' on {date}'}
    </Translate>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{ atDate, byUser: '' }}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
