import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Replaces Docusaurus' translations in component tests with the English strings. */
export function translate(
  { message }: { message: string },
  values: Record<string, string | number> = {},
): string {
  return message.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ''));
}

interface Props {
  readonly children: ReactNode;
  readonly values?: Readonly<Record<string, ReactNode>>;
}

export default function Translate({ children, values = {} }: Props): ReactNode {
  if (typeof children !== 'string') return children;
  return children
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>);
}
