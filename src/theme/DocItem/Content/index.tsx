// Change: a plan badge and a menu next to the title; demos share their source files; recent changes below overviews; untranslated pages are marked as English.
// From: @docusaurus/theme-classic@3.10.2 sha256:0902dcb538c3dbbea3947079e9cf0744961649088f234ad6cbe8ed0495430c6d
import type { ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import { PageFiles } from '../../../demos/demos/client/PageFiles';
import { EnglishContent } from '../../../writing/languages/client/EnglishContent';
import { UntranslatedNotice } from '../../../writing/languages/client/UntranslatedNotice';
import { PageMenu } from '../../../publish/machine-readers/client/PageMenu';
import { PageTitle } from '../../../shell/navigation/client/PageTitle';
import { RecentChanges } from '../../../shell/navigation/client/RecentChanges';

export default function DocItemContent({ children }: Props): ReactNode {
  return (
    <EnglishContent>
      <div className={`${ThemeClassNames.docs.docMarkdown} markdown`}>
        <PageTitle>
          <PageMenu />
        </PageTitle>
        <UntranslatedNotice />
        <PageFiles>
          <MDXContent>{children}</MDXContent>
        </PageFiles>
        <RecentChanges />
      </div>
    </EnglishContent>
  );
}
