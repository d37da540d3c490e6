import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const months = [
  {
    id: 'june',
    label: 'June',
    children: [
      { id: 'cherries', label: 'Cherries' },
      { id: 'peas', label: 'Peas' },
    ],
  },
  { id: 'august', label: 'August', children: [{ id: 'plums', label: 'Plums' }] },
  { id: 'october', label: 'October', children: [{ id: 'pumpkins', label: 'Pumpkins' }] },
];

export default function RichExpansionOneBranch() {
  const [open, setOpen] = React.useState<string[]>(['june']);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 180 }}>
      <RichTreeView
        aria-label="Harvest calendar"
        items={months}
        expandedItems={open}
        onItemExpansionToggle={(_event, itemId, isExpanded) => setOpen(isExpanded ? [itemId] : [])}
      />
    </Box>
  );
}
