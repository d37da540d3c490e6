import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Stop {
  id: string;
  label: string;
  openSea?: boolean;
  children?: Stop[];
}

const stops: Stop[] = [
  {
    id: 'bay',
    label: 'Bay line',
    children: [
      { id: 'old-pier', label: 'Old pier' },
      { id: 'lighthouse', label: 'Lighthouse', openSea: true },
    ],
  },
  {
    id: 'islands',
    label: 'Island line',
    openSea: true,
    children: [{ id: 'seal-island', label: 'Seal Island' }],
  },
];

export default function RichItemsClosed() {
  const [storm, setStorm] = React.useState(true);
  const isStopClosed = React.useCallback((stop: Stop) => storm && !!stop.openSea, [storm]);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 220 }}>
      <FormControlLabel
        control={<Switch checked={storm} onChange={(event) => setStorm(event.target.checked)} />}
        label="Storm warning"
      />
      <RichTreeView
        aria-label="Ferry stops"
        items={stops}
        isItemDisabled={isStopClosed}
        defaultExpandedItems={['bay', 'islands']}
      />
    </Box>
  );
}
