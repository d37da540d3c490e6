import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'svg'>, 'd' | 'viewBox'> {
  /** The line, in a square of 24 units. */
  readonly d: string;
  /** How the line is drawn where it isn't 2 units wide with plain ends and corners. */
  readonly line?: ComponentProps<'path'>;
}

/** An icon of one line: little text in the HTML of every page. Children are drawn above the line. */
export function LineIcon({ d, line, children, ...props }: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path fill="none" stroke="currentColor" strokeWidth={2} {...line} d={d} />
      {children}
    </svg>
  );
}
