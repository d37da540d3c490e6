import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { splitMatches } from '../model/splitMatches';

interface Props {
  readonly text: string;
  readonly query: string;
  readonly terms: readonly string[];
}

/** A text with what matches a query marked. Made of nodes: nothing that was typed becomes markup. */
export function Marked({ text, query, terms }: Props): ReactNode {
  return splitMatches(text, query, terms).map((part, index) =>
    // The parts of a text never change their places.
    part.isMatch ? (
      <mark key={index}>{part.text}</mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
