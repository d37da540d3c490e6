import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Chapter {
  id: string;
  label: string;
  children?: Chapter[];
}

const chapters: Chapter[] = [
  {
    id: 'part-1',
    label: 'Part one',
    children: [
      { id: 'chapter-1', label: 'The ferry' },
      { id: 'chapter-2', label: 'A cold spring' },
    ],
  },
];

export default function EditableTree() {
  const [message, setMessage] = React.useState('Nothing renamed yet');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 170 }}>
      <RichTreeView
        aria-label="Chapters of the novel"
        items={chapters}
        isItemEditable={(item) => !item.children}
        onItemLabelChange={(itemId, newLabel) => setMessage(`${itemId}: ${newLabel}`)}
        defaultExpandedItems={['part-1']}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'Chapter title' } } } }}
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
