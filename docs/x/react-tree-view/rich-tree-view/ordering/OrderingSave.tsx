import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Piece {
  id: string;
  label: string;
  children?: Piece[];
}

const start: Piece[] = [
  {
    id: 'spring',
    label: 'Spring concert',
    children: [
      { id: 'overture', label: 'Overture' },
      { id: 'rondo', label: 'Rondo' },
    ],
  },
  { id: 'encore', label: 'Encore', children: [{ id: 'waltz', label: 'Waltz' }] },
];

const outline = (pieces: Piece[]): string =>
  pieces
    .map(({ label, children }) => (children?.length ? `${label} (${outline(children)})` : label))
    .join(', ');

export default function OrderingSave() {
  const apiRef = useRichTreeViewProApiRef<Piece>();
  const [items, setItems] = React.useState(start);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 230 }}>
      <RichTreeViewPro
        aria-label="Concert program"
        items={items}
        apiRef={apiRef}
        itemsReordering
        onItemPositionChange={() => setItems(apiRef.current?.getItemTree() ?? items)}
        defaultExpandedItems={['spring', 'encore']}
        sx={{ '--TreeView-indentMultiplier': 'var(--TreeView-itemChildrenIndentation)' }}
      />
      <Typography role="status">{`Saved: ${outline(items)}`}</Typography>
    </Stack>
  );
}
