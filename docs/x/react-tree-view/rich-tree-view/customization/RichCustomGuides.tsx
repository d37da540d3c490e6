import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { createRailNetwork } from '../../../_data/rail';

export default function RichCustomGuides() {
  const [network] = React.useState(() => createRailNetwork(3));

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 400 }}>
      <RichTreeView
        id="rich-custom-guides"
        aria-label="Network with guide lines"
        items={network}
        defaultExpandedItems={['north', 'north-1', 'coast']}
        itemChildrenIndentation={0}
        sx={{
          [`& .${treeItemClasses.groupTransition}`]: {
            marginInlineStart: 2,
            paddingInlineStart: 1.5,
            borderInlineStart: '1px dashed',
            borderColor: 'divider',
          },
          [`& .${treeItemClasses.label}`]: {
            fontSize: 'calc(1rem - var(--TreeView-itemDepth) * 1px)',
          },
        }}
      />
    </Box>
  );
}
