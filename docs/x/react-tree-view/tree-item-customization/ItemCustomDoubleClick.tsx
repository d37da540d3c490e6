import * as React from 'react';
import Box from '@mui/material/Box';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { UseTreeItemContentSlotOwnProps } from '@mui/x-tree-view/useTreeItem';
import { createFiles } from '../../_data/treeFiles';

function DoubleClickItem(props: TreeItemProps) {
  const { itemId, children } = props;
  const { interactions } = useTreeItemUtils({ itemId, children });

  const select: UseTreeItemContentSlotOwnProps['onClick'] = (event) => {
    event.defaultMuiPrevented = true;
    interactions.handleSelection(event);
  };

  return (
    <TreeItem
      {...props}
      slotProps={{
        content: { onClick: select, onDoubleClick: interactions.handleExpansion },
        checkbox: { onChange: interactions.handleCheckboxSelection },
      }}
    />
  );
}

export default function ItemCustomDoubleClick() {
  const [files] = React.useState(() => createFiles());

  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 260 }}>
      <RichTreeView
        aria-label="Drive with folders that open on a double click"
        items={files}
        getItemId={({ id }) => `double-${id}`}
        defaultExpandedItems={['double-Design']}
        slots={{ item: DoubleClickItem }}
      />
    </Box>
  );
}
