import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Field {
  id: string;
  label: string;
  hectares?: number;
  children?: Field[];
}

const fields: Field[] = [
  {
    id: 'north',
    label: 'North farm',
    children: [
      { id: 'barley', label: 'Barley', hectares: 12 },
      { id: 'oats', label: 'Oats', hectares: 8 },
    ],
  },
  {
    id: 'south',
    label: 'South farm',
    children: [{ id: 'hops', label: 'Hops', hectares: 5 }],
  },
];

const hectares = new Map(
  fields.flatMap((farm) => farm.children ?? []).map((field) => [field.id, field.hectares ?? 0]),
);
const propagation = { parents: true, descendants: true };

export default function RichSelectionPropagation() {
  const initial = useApplyPropagationToSelectedItemsOnMount({
    items: fields,
    selectionPropagation: propagation,
    selectedItems: ['north'],
  });
  const [selected, setSelected] = React.useState(initial);
  const area = selected.reduce((sum, id) => sum + (hectares.get(id) ?? 0), 0);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 240 }}>
      <RichTreeView
        id="rich-selection-propagation"
        aria-label="Fields to harvest"
        items={fields}
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['north']}
      />
      <Typography role="status">{`To harvest: ${area} ha`}</Typography>
    </Stack>
  );
}
