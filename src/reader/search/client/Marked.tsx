import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { splitMatches } from '../model/splitMatches';

interface Props {
  readonly text: string;
  readonly query: string;
  readonly terms: readonly string[];
}

/** Renders a text and marks what matches a query. It renders text nodes, so user input never becomes markup. */
export function Marked({ text, query, terms }: Props): ReactNode {
  return splitMatches(text, query, terms).map((part, index) =>
    // The index is a stable key, because the parts of a text never move.
    part.isMatch ? (
      <mark key={index}>{part.text}</mark>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  );
}
