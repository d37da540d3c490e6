// Change: the same half circle at half the size. It's in the HTML of every page.
// From: @docusaurus/theme-classic@3.10.2 sha256:198ce57e50a1151e657f014add6261b8abdd4b89daf6a4cf119eebc400d7b565
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/SystemColorMode';
import { LineIcon } from '../../../foundation/ui/client/LineIcon';

export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <LineIcon width={24} height={24} {...props} d="M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16">
      <path fill="currentColor" d="M12 4a8 8 0 0 1 0 16" />
    </LineIcon>
  );
}
