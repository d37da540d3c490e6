import type { ReactNode } from 'react';

interface Props {
  readonly to: string;
  readonly children: ReactNode;
}

/** Replaces Docusaurus' link in component tests with a plain one. */
export default function LinkStub({ to, children, ...rest }: Props): ReactNode {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
