import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionSeveral() {
  const [last, setLast] = React.useState('Select items with Ctrl, Shift or Space.');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 240 }}>
      <SimpleTreeView
        aria-label="Tools to lend"
        multiSelect
        defaultSelectedItems={['plane']}
        defaultExpandedItems={['wood', 'metal']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setLast(`${itemId} is ${isSelected ? 'selected' : 'no longer selected'}`)
        }
      >
        <TreeItem itemId="wood" label="Woodwork">
          <TreeItem itemId="plane" label="Plane" />
          <TreeItem itemId="chisel" label="Chisel" />
        </TreeItem>
        <TreeItem itemId="metal" label="Metalwork">
          <TreeItem itemId="file" label="File" />
          <TreeItem itemId="anvil" label="Anvil" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status">{last}</Typography>
    </Stack>
  );
}
