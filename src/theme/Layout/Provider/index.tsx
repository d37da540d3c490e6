// Change: adds `ColorModeDomSync`. This is the outermost component inside the color mode provider.
import type { ReactNode } from 'react';
import Provider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import { ColorModeDomSync } from '../../../foundation/color-mode/client/ColorModeDomSync';

export default function LayoutProvider({ children }: Props): ReactNode {
  return (
    <Provider>
      <ColorModeDomSync />
      {children}
    </Provider>
  );
}
