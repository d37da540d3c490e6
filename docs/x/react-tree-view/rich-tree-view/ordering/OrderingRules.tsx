import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const shifts = [
  {
    id: 'morning',
    label: 'Morning shift',
    children: [
      { id: 'amira', label: 'Amira' },
      { id: 'jonas', label: 'Jonas' },
    ],
  },
  { id: 'evening', label: 'Evening shift', children: [{ id: 'lotte', label: 'Lotte' }] },
];
const shiftIds = shifts.map((shift) => shift.id);
const labels = new Map(
  shifts
    .flatMap((shift) => [shift, ...shift.children])
    .map(({ id, label }): [string, string] => [id, label]),
);

export default function OrderingRules() {
  const [message, setMessage] = React.useState('Drag a person to another shift');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 230 }}>
      <RichTreeViewPro
        aria-label="Bakery shifts"
        items={shifts}
        itemsReordering
        isItemReorderable={(itemId) => !shiftIds.includes(itemId)}
        canMoveItemToNewPosition={({ newPosition }) =>
          newPosition.parentId !== null && shiftIds.includes(newPosition.parentId)
        }
        onItemPositionChange={({ itemId, newPosition }) =>
          setMessage(`${labels.get(itemId)}: ${labels.get(newPosition.parentId ?? '')}`)
        }
        defaultExpandedItems={shiftIds}
        sx={{ '--TreeView-indentMultiplier': 'var(--TreeView-itemChildrenIndentation)' }}
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
