import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { AdNode } from '../model/types';

/** Renders the sanitized nodes of an ad as React elements, so that no HTML string is ever injected. */
export function AdText({ nodes }: { readonly nodes: readonly AdNode[] }): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
    const { tag: Tag, children } = node;
    if (Tag === 'br') return <br key={index} />;
    return (
      <Tag key={index}>
        <AdText nodes={children} />
      </Tag>
    );
  });
}
