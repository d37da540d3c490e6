import type { ReactNode } from 'react';

/** Docusaurus' translations in component tests: the English texts. */
export function translate(
  { message }: { message: string },
  values: Record<string, string | number> = {},
): string {
  return message.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ''));
}

export default function Translate({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
