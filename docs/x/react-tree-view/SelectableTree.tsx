import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Region {
  id: string;
  label: string;
  children?: Region[];
}

const regions: Region[] = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'harbor', label: 'Harbor' },
      { id: 'dunes', label: 'Dunes' },
    ],
  },
  {
    id: 'hills',
    label: 'Hills',
    children: [
      { id: 'quarry', label: 'Quarry' },
      { id: 'forest', label: 'Forest' },
    ],
  },
];

export default function SelectableTree() {
  const [selected, setSelected] = React.useState<string[]>(['dunes']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 260 }}>
      <RichTreeView
        aria-label="Regions of the survey"
        items={regions}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['coast']}
      />
      <Typography role="status">{`Selected: ${selected.join(', ') || 'none'}`}</Typography>
    </Stack>
  );
}
