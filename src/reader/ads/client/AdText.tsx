import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { AdNode } from '../model/types';

/** The text of an ad, built from checked pieces: no HTML is ever set. */
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
