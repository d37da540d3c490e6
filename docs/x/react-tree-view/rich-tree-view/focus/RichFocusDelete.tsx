import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const start = [
  { id: 'tent', label: 'Tent' },
  { id: 'stove', label: 'Stove' },
  { id: 'rope', label: 'Rope' },
  { id: 'lamp', label: 'Lamp' },
];

export default function RichFocusDelete() {
  const [gear, setGear] = React.useState(start);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 190 }}>
      <RichTreeView
        aria-label="Camping gear"
        items={gear}
        slotProps={{
          item: ({ itemId }) => ({
            onKeyDown: (event) => {
              if (event.key === 'Delete') {
                setGear((all) => all.filter((item) => item.id !== itemId));
              }
            },
          }),
        }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {`Items: ${gear.length}. Press Delete to remove the focused one.`}
      </Typography>
    </Box>
  );
}
