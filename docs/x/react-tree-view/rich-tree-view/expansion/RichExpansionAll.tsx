import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Place {
  id: string;
  label: string;
  children?: Place[];
}

const places: Place[] = [
  {
    id: 'depot',
    label: 'Tram depot',
    children: [
      {
        id: 'hall',
        label: 'Repair hall',
        children: [{ id: 'pit', label: 'Inspection pit' }],
      },
      { id: 'wash', label: 'Washing track' },
    ],
  },
  { id: 'office', label: 'Office', children: [{ id: 'lost', label: 'Lost property' }] },
];

const collectParents = (items: Place[]): string[] =>
  items.flatMap((item) =>
    item.children?.length ? [item.id, ...collectParents(item.children)] : [],
  );
const parentIds = collectParents(places);

export default function RichExpansionAll() {
  const [expanded, setExpanded] = React.useState<string[]>(['depot']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 260 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setExpanded(parentIds)}>
          Open all
        </Button>
        <Button variant="outlined" onClick={() => setExpanded([])}>
          Close all
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Tram depot"
        items={places}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      />
    </Stack>
  );
}
