import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleFocusJump() {
  const apiRef = useSimpleTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const goToKiln = (event: React.SyntheticEvent) => {
    // The kiln exists once its two ancestors are open and rendered.
    flushSync(() => setExpanded(['yard', 'pottery']));
    apiRef.current?.focusItem(event, 'kiln');
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 240 }}>
      <Button variant="outlined" onClick={goToKiln}>
        Go to the kiln
      </Button>
      <SimpleTreeView
        aria-label="Workshops"
        apiRef={apiRef}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="yard" label="Yard">
          <TreeItem itemId="pottery" label="Pottery">
            <TreeItem itemId="wheel" label="Wheel" />
            <TreeItem itemId="kiln" label="Kiln" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="forge" label="Forge" />
      </SimpleTreeView>
    </Box>
  );
}
