import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function CheckboxTree() {
  const [selected, setSelected] = React.useState<string[]>(['apples']);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 300 }}>
      <SimpleTreeView
        aria-label="Products on the stall"
        multiSelect
        checkboxSelection
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['fruit', 'bread']}
      >
        <TreeItem itemId="fruit" label="Fruit">
          <TreeItem itemId="apples" label="Apples" />
          <TreeItem itemId="pears" label="Pears" />
        </TreeItem>
        <TreeItem itemId="bread" label="Bread">
          <TreeItem itemId="rye" label="Rye loaf" />
          <TreeItem itemId="spelt" label="Spelt rolls" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status">{`Selected items: ${selected.length}`}</Typography>
    </Stack>
  );
}
