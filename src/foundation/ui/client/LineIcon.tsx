import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'svg'>, 'd' | 'viewBox'> {
  /** The path, in a 24 by 24 view box. */
  readonly d: string;
  /** Overrides for the path, whose stroke is 2 units wide with default caps and joins. */
  readonly line?: ComponentProps<'path'>;
}

/** An icon with one stroked path, to keep the HTML of every page small. Children render on top of it. */
export function LineIcon({ d, line, children, ...props }: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path fill="none" stroke="currentColor" strokeWidth={2} {...line} d={d} />
      {children}
    </svg>
  );
}
