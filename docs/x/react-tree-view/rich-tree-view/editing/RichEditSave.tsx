import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Hive {
  id: string;
  label: string;
  children?: Hive[];
}

const start: Hive[] = [
  {
    id: 'meadow',
    label: 'Meadow',
    children: [
      { id: 'hive-1', label: 'Hive 1' },
      { id: 'hive-2', label: 'Hive 2' },
    ],
  },
];

const rename = (hives: Hive[], id: string, label: string): Hive[] =>
  hives.map((hive) => ({
    ...hive,
    label: hive.id === id ? label : hive.label,
    children: hive.children && rename(hive.children, id, label),
  }));

export default function RichEditSave() {
  const [hives, setHives] = React.useState(start);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 170 }}>
      <RichTreeView
        aria-label="Beehives"
        items={hives}
        isItemEditable
        onItemLabelChange={(itemId, label) => setHives((all) => rename(all, itemId, label))}
        defaultExpandedItems={['meadow']}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'New name' } } } }}
      />
      <Typography role="status">
        {`Saved: ${hives[0]?.children?.map((hive) => hive.label).join(', ')}`}
      </Typography>
    </Stack>
  );
}
