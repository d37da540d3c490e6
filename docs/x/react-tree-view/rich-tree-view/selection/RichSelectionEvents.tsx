import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const shelves = [
  {
    id: 'travel',
    label: 'Travel',
    children: [
      { id: 'atlas', label: 'Atlases' },
      { id: 'guide', label: 'Guides' },
    ],
  },
  { id: 'music', label: 'Music' },
  { id: 'comics', label: 'Comics' },
];

export default function RichSelectionEvents() {
  const [message, setMessage] = React.useState('Click shelves, also with Ctrl or Shift');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 240 }}>
      <RichTreeView
        aria-label="Library shelves"
        items={shelves}
        multiSelect
        expansionTrigger="iconContainer"
        defaultExpandedItems={['travel']}
        onSelectedItemsChange={(_event, itemIds) =>
          setMessage(`In this order: ${itemIds.join(', ') || 'none'}`)
        }
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
