import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleFocusFirst() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, minHeight: 260 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          variant="outlined"
          onClick={(event) => apiRef.current?.focusItem(event, 'breakfast')}
        >
          To breakfast
        </Button>
        <Button variant="outlined" onClick={(event) => apiRef.current?.focusItem(event, 'dinner')}>
          To dinner
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Menu of the day"
        apiRef={apiRef}
        defaultExpandedItems={['breakfast', 'dinner']}
      >
        <TreeItem itemId="breakfast" label="Breakfast">
          <TreeItem itemId="porridge" label="Porridge" />
          <TreeItem itemId="eggs" label="Eggs" />
        </TreeItem>
        <TreeItem itemId="dinner" label="Dinner">
          <TreeItem itemId="soup" label="Soup" />
          <TreeItem itemId="stew" label="Stew" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
