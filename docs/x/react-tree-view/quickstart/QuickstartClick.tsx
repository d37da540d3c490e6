import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createRailNetwork } from '../../_data/rail';

export default function QuickstartClick() {
  const [network] = React.useState(() => createRailNetwork());
  const [clicked, setClicked] = React.useState('nothing yet');

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 260 }}>
      <RichTreeView
        aria-label="Railway network"
        items={network}
        defaultExpandedItems={['highlands']}
        onItemClick={(_event, id) => setClicked(id)}
      />
      <Typography role="status">{`Clicked: ${clicked}`}</Typography>
    </Box>
  );
}
