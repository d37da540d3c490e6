import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Place {
  id: string;
  label: string;
  children?: Place[];
}

const places: Place[] = [
  {
    id: 'orchard',
    label: 'Orchard',
    children: [
      { id: 'orchard/plums', label: 'Plums' },
      { id: 'orchard/quinces', label: 'Quinces' },
    ],
  },
  { id: 'press', label: 'Cider press' },
];

export default function QuickstartDataTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 140 }}>
      <RichTreeView aria-label="Farm" items={places} defaultExpandedItems={['orchard']} />
    </Box>
  );
}
