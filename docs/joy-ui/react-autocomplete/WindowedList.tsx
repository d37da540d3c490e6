import * as React from 'react';

const ROW = 36;
/** More than fit into the list's 300 px, so that the last rows are never missing. */
const VISIBLE = 12;
const SPARE = 8;

interface WindowedListProps extends React.ComponentPropsWithRef<'ul'> {
  ownerState?: unknown;
}

/** A list box that puts only the rows near its scroll position into the DOM. */
export function WindowedList({ children, ownerState, ref, ...props }: WindowedListProps) {
  // The Autocomplete passes the options first, then its messages.
  const [options, ...messages] = children as [
    React.ReactElement<React.LiHTMLAttributes<HTMLLIElement>>[],
    ...React.ReactNode[],
  ];
  const [top, setTop] = React.useState(0);
  const node = React.useRef<HTMLUListElement | null>(null);
  const first = Math.min(Math.max(0, Math.floor(top / ROW) - SPARE), options.length);
  const last = Math.min(options.length, first + VISIBLE + 2 * SPARE);
  const selected = options.findIndex((option) => option.props['aria-selected'] === true);

  // Opens at the chosen option, which may be far from the rows of the start.
  React.useLayoutEffect(() => {
    if (node.current) node.current.scrollTop = Math.max(0, (selected - 3) * ROW);
  }, [selected]);

  return (
    <ul
      {...props}
      ref={(element) => {
        node.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <li role="presentation" style={{ flexShrink: 0, height: first * ROW }} />
      {options.slice(first, last).map((option, index) =>
        React.cloneElement(option, {
          'aria-setsize': options.length,
          'aria-posinset': first + index + 1,
        }),
      )}
      <li role="presentation" style={{ flexShrink: 0, height: (options.length - last) * ROW }} />
      {messages}
    </ul>
  );
}
