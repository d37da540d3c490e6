import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { createFiles } from '../../_data/treeFiles';

/** Marks an open branch with a line and a chosen item with a bar at its start. */
function StatusItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { status } = useTreeItemUtils({ itemId, children });

  return (
    <TreeItem
      {...props}
      sx={{
        [`& > .${treeItemClasses.content}`]: {
          borderRadius: 0,
          borderInlineStart: '3px solid',
          borderInlineStartColor: status.selected ? 'primary.main' : 'transparent',
          fontWeight: status.expanded ? 'fontWeightBold' : undefined,
        },
        [`& > .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: 2,
          borderInlineStart: '1px dashed',
          borderColor: 'divider',
        },
      }}
    />
  );
}

export default function ItemCustomStatus() {
  const [files] = React.useState(() => createFiles());

  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 320 }}>
      <RichTreeView
        aria-label="Drive with marked items"
        items={files}
        getItemId={({ id }) => `status-${id}`}
        defaultExpandedItems={['status-Finance', 'status-Finance/Invoices']}
        defaultSelectedItems="status-Finance/Invoices/march.xlsx"
        slots={{ item: StatusItem }}
      />
    </Box>
  );
}
