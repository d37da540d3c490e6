import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSimpleTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionApi() {
  const apiRef = useSimpleTreeViewApiRef();

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, minHeight: 240 }}>
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.setItemExpansion({ event, itemId: 'appendix' })}
      >
        Show or hide the appendix
      </Button>
      <SimpleTreeView aria-label="Report" apiRef={apiRef} defaultExpandedItems={['results']}>
        <TreeItem itemId="results" label="Results">
          <TreeItem itemId="summary" label="Summary" />
          <TreeItem itemId="figures" label="Figures" />
        </TreeItem>
        <TreeItem itemId="appendix" label="Appendix">
          <TreeItem itemId="method" label="Method" />
          <TreeItem itemId="sources" label="Sources" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
