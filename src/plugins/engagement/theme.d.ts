/** What the engagement plugin adds to pages; without it, each of them is nothing (`Nothing.tsx`). */
declare module '@theme/AdBlock' {
  import type { ReactNode } from 'react';
  export default function AdBlock(): ReactNode;
}

declare module '@theme/ConsentGate' {
  import type { ReactNode } from 'react';
  export default function ConsentGate(): ReactNode;
}

declare module '@theme/ConsentChoice' {
  import type { ReactNode } from 'react';
  export default function ConsentChoice(props: { readonly name: string }): ReactNode;
}
