import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Slot {
  id: string;
  label: string;
  children?: Slot[];
}

const slots: Slot[] = [
  {
    id: 'pottery',
    label: 'Pottery workshop',
    children: [
      { id: 'pottery-mon', label: 'Monday evening' },
      { id: 'pottery-sat', label: 'Saturday morning' },
    ],
  },
  {
    id: 'weaving',
    label: 'Weaving workshop',
    children: [{ id: 'weaving-wed', label: 'Wednesday evening' }],
  },
];

const names = new Map(
  slots.flatMap((workshop) =>
    (workshop.children ?? []).map(({ id, label }): [string, string] => [
      id,
      `${workshop.label}, ${label}`,
    ]),
  ),
);
const isGroup = (slot: Slot) => slot.children !== undefined;

export default function RichSelectionLeaves() {
  const [slot, setSlot] = React.useState<string | null>('pottery-sat');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 260 }}>
      <RichTreeView
        aria-label="Workshop dates"
        items={slots}
        isItemSelectionDisabled={isGroup}
        selectedItems={slot}
        onSelectedItemsChange={(_event, itemId) => setSlot(itemId)}
        defaultExpandedItems={['pottery', 'weaving']}
      />
      <Typography role="status">{`Booked: ${names.get(slot ?? '') ?? 'nothing'}`}</Typography>
      <Button variant="outlined" disabled={slot === null} onClick={() => setSlot(null)}>
        Cancel the booking
      </Button>
    </Stack>
  );
}
