import * as React from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import { useForkRef } from '@mui/material/utils';

/** What `renderOption` returns: the props of an option, and its label. */
export type Row = [React.HTMLAttributes<HTMLLIElement> & { key: React.Key }, string];

const rowHeight = 48;

/** A `ul` that renders the visible rows only, with one spacer above and one below them. */
export const VirtualListbox = React.forwardRef<
  HTMLUListElement,
  React.HTMLAttributes<HTMLUListElement>
>(function VirtualListbox({ children, ...props }, ref) {
  const rows = children as unknown as readonly Row[];
  const [list, setList] = React.useState<HTMLUListElement | null>(null);
  const listRef = useForkRef(ref, setList);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list,
    estimateSize: () => rowHeight,
    overscan: 10,
  });
  const visible = virtualizer.getVirtualItems();
  const first = visible[0]?.index ?? 0;
  const last = visible.at(-1)?.index ?? -1;

  return (
    <ul {...props} ref={listRef}>
      <li role="presentation" style={{ height: first * rowHeight }} />
      {rows.slice(first, last + 1).map(([{ key, ...optionProps }, label], position) => (
        <Box
          key={key}
          component="li"
          {...optionProps}
          aria-posinset={first + position + 1}
          aria-setsize={rows.length}
          sx={{ height: rowHeight }}
        >
          {label}
        </Box>
      ))}
      <li role="presentation" style={{ height: (rows.length - 1 - last) * rowHeight }} />
    </ul>
  );
});
