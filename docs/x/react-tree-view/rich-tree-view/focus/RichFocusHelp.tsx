import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const tools = [
  {
    id: 'rake',
    label: 'Rakes',
    children: [
      { id: 'leaf-rake', label: 'Leaf rake' },
      { id: 'hay-rake', label: 'Hay rake' },
    ],
  },
  { id: 'scythe', label: 'Scythe' },
];

const notes = new Map([
  ['rake', 'Two kinds, in the left rack.'],
  ['leaf-rake', 'Light, for lawns. No deposit.'],
  ['hay-rake', 'Wooden teeth, for meadows. Deposit of €5.'],
  ['scythe', 'Only after the course in May.'],
]);

export default function RichFocusHelp() {
  const [focused, setFocused] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 220 }}>
      <RichTreeView
        aria-label="Tools to borrow"
        items={tools}
        defaultExpandedItems={['rake']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      />
      <Typography role="status" sx={{ mt: 1, color: 'text.secondary' }}>
        {notes.get(focused) ?? 'Move through the tools to read a note.'}
      </Typography>
    </Box>
  );
}
