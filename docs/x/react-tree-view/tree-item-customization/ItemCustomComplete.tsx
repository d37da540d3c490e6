import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { createFiles } from '../../_data/treeFiles';

function CompleteItem({ id, itemId, label, disabled, children }: UseTreeItemParameters) {
  const item = useTreeItem({ id, itemId, label, disabled, children });

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          {item.status.editing ? (
            <TreeItemLabelInput {...item.getLabelInputProps()} />
          ) : (
            <TreeItemLabel {...item.getLabelProps()} />
          )}
          <TreeItemDragAndDropOverlay {...item.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
}

export default function ItemCustomComplete() {
  const [files] = React.useState(() => createFiles());

  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 360 }}>
      <RichTreeView
        aria-label="Files to select and rename"
        items={files}
        getItemId={({ id }) => `full-${id}`}
        multiSelect
        checkboxSelection
        isItemEditable
        defaultExpandedItems={['full-People', 'full-People/Onboarding']}
        defaultSelectedItems={['full-People/Onboarding/checklist.md']}
        slots={{ item: CompleteItem }}
      />
    </Box>
  );
}
