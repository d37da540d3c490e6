import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ImperativeTree() {
  const apiRef = useSimpleTreeViewApiRef();

  const goToDepot = (event: React.SyntheticEvent) => {
    apiRef.current?.setItemExpansion({ event, itemId: 'depot', shouldBeExpanded: true });
    apiRef.current?.setItemSelection({ event, itemId: 'depot', shouldBeSelected: true });
    apiRef.current?.focusItem(event, 'depot');
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 240 }}>
      <Button variant="outlined" onClick={goToDepot}>
        Go to the depot
      </Button>
      <SimpleTreeView aria-label="Sites" apiRef={apiRef}>
        <TreeItem itemId="office" label="Office">
          <TreeItem itemId="reception" label="Reception" />
        </TreeItem>
        <TreeItem itemId="depot" label="Depot">
          <TreeItem itemId="ramp" label="Loading ramp" />
          <TreeItem itemId="cold-store" label="Cold store" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
