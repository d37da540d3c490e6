import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionOneOpen() {
  const [open, setOpen] = React.useState<string[]>(['spring']);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 170 }}>
      <SimpleTreeView
        aria-label="Sowing calendar"
        disableSelection
        expandedItems={open}
        onItemExpansionToggle={(_event, itemId, isExpanded) => setOpen(isExpanded ? [itemId] : [])}
      >
        <TreeItem itemId="spring" label="Spring">
          <TreeItem itemId="peas" label="Peas" />
          <TreeItem itemId="radish" label="Radish" />
        </TreeItem>
        <TreeItem itemId="summer" label="Summer">
          <TreeItem itemId="beans" label="Beans" />
        </TreeItem>
        <TreeItem itemId="fall" label="Fall">
          <TreeItem itemId="garlic" label="Garlic" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
