import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createRailNetwork, type RailNode } from '../../../_data/rail';

const isClosed = (node: RailNode) => ['coast-2', 'coast-3'].includes(node.id);

export default function RichFocusDisabled() {
  const [network] = React.useState(() => createRailNetwork());

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 280 }}>
      <RichTreeView
        aria-label="Lines, two of them closed"
        items={network}
        isItemDisabled={isClosed}
        disabledItemsFocusable
        defaultExpandedItems={['coast']}
      />
    </Box>
  );
}
