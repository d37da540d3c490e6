import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Shelf {
  id: string;
  label: string;
  children?: Shelf[];
}

const shelves: Shelf[] = [
  {
    id: 'science',
    label: 'Science',
    children: [
      { id: 'geology', label: 'Geology' },
      { id: 'optics', label: 'Optics' },
    ],
  },
  { id: 'travel', label: 'Travel' },
];

export default function QuickstartChosenItem() {
  const [chosen, setChosen] = React.useState<string | null>('geology');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 180 }}>
      <RichTreeView
        aria-label="Shelves"
        items={shelves}
        defaultExpandedItems={['science']}
        selectedItems={chosen}
        onSelectedItemsChange={(_event, itemId) => setChosen(itemId)}
      />
      <Typography role="status">{`Chosen: ${chosen ?? 'nothing'}`}</Typography>
    </Stack>
  );
}
