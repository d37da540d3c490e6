/** The components that the engagement plugin adds to pages. Without it, each is `NullComponent`. */
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
