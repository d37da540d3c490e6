import AddIcon from '@mui/icons-material/Add';
import ParkOutlinedIcon from '@mui/icons-material/ParkOutlined';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const woods = [
  {
    id: 'leaf',
    label: 'Broadleaf',
    children: [
      { id: 'oak', label: 'Oak' },
      { id: 'lime', label: 'Lime' },
    ],
  },
  { id: 'needle', label: 'Conifer', children: [{ id: 'larch', label: 'Larch' }] },
];

export default function RichCustomIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 180 }}>
      <RichTreeView
        aria-label="Trees in the park"
        items={woods}
        defaultExpandedItems={['leaf']}
        slots={{ expandIcon: AddIcon, collapseIcon: RemoveIcon, endIcon: ParkOutlinedIcon }}
      />
    </Box>
  );
}
