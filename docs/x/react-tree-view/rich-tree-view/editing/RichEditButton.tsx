import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const boats = [
  { id: 'boat-1', label: 'Tern' },
  { id: 'boat-2', label: 'Plover' },
  { id: 'boat-3', label: 'Curlew' },
];

export default function RichEditButton() {
  const apiRef = useRichTreeViewApiRef();
  const [selected, setSelected] = React.useState<string | null>('boat-2');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 180 }}>
      <Button
        variant="outlined"
        disabled={selected === null}
        onClick={() => apiRef.current?.setEditedItem(selected)}
      >
        Rename the selected boat
      </Button>
      <RichTreeView
        aria-label="Rowing boats"
        items={boats}
        apiRef={apiRef}
        isItemEditable
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Name of the boat' } } } }}
      />
    </Stack>
  );
}
